"use strict";
// Shows one slide at a time. Everything is in this one file: nothing is loaded from anywhere.

const slides = [...document.querySelectorAll(".slide")];
let current = 0;
let notesWindow = null;

slides.forEach((slide, index) => {
  slide.dataset.page = `${index + 1} / ${slides.length}`;
  slide.setAttribute("aria-roledescription", "slide");
  slide.setAttribute("aria-label", `${index + 1} of ${slides.length}`);
  slide.tabIndex = -1;
  // In the handout a slide and its notes stand on one leaf.
  const leaf = document.createElement("div");
  leaf.className = "leaf";
  slide.replaceWith(leaf);
  leaf.append(slide, ...slide.querySelectorAll(".notes"));
});

function notesOf(slide) {
  return slide ? [...slide.parentElement.querySelectorAll(".notes")].map((n) => n.innerHTML).join("") : "";
}

function inHandout() {
  return document.body.classList.contains("handout");
}

function show(index) {
  current = Math.max(0, Math.min(slides.length - 1, index));
  slides.forEach((slide, each) => slide.classList.toggle("shown", each === current));
  history.replaceState(null, "", `#${current + 1}`);
  if (inHandout()) slides[current].parentElement.scrollIntoView();
  else slides[current].focus({ preventScroll: true });
  showNotes();
}

// The handout opens at the slide that was shown; the way back leads to the slide that is being read.
function toggleHandout() {
  const index = inHandout() ? slideInView() : current;
  document.body.classList.toggle("handout");
  show(index);
}

function slideInView() {
  const inView = (slide) => {
    const { top, bottom } = slide.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return middle > 0 && middle < innerHeight;
  };
  if (inView(slides[current])) return current;
  const found = slides.findIndex(inView);
  return found < 0 ? current : found;
}

function fit() {
  const scale = Math.min(innerWidth / 1280, innerHeight / 720);
  document.documentElement.style.setProperty("--scale", scale);
}

// MARK: Notes

// The window with the notes and the deck send each other messages. A deck that was opened from a file
// and then loaded again may not touch that window any more, but messages still arrive.

function openNotes() {
  if (notesWindow && !notesWindow.closed) return notesWindow.focus();
  notesWindow = open("", "", "width=900,height=700");
  if (!notesWindow) return;
  const page = notesWindow.document;
  page.documentElement.lang = document.documentElement.lang;
  page.body.innerHTML =
    '<header><b id="time" role="timer"></b> <button type="button" id="again">Start the clock again</button></header>' +
    '<h1 id="now"></h1><div id="notes" aria-live="polite"></div><footer>Then: <span id="next"></span></footer>';
  const style = page.createElement("style");
  style.textContent =
    "body{font:20px/1.45 system-ui,sans-serif;margin:24px;color:#1d1a16;background:#fffdf8}" +
    "h1{font-size:26px;color:#8a3b12}header{color:#5d554c}footer{margin-top:24px;color:#5d554c}" +
    "pre,code{font-family:ui-monospace,Menlo,Consolas,monospace;background:#f3ede2}pre{padding:8px;white-space:pre-wrap}";
  const script = page.createElement("script");
  script.textContent = `(${runNotes})(${JSON.stringify([...Object.keys(turns), "Escape"])});`;
  page.head.append(style, script);
  showNotes();
}

// Runs in the window with the notes, and sees nothing of this file. Keys that turn slides go to the
// deck; nothing else that is pressed here shows on the projector.
function runNotes(keysForTheDeck) {
  const part = (id) => document.getElementById(id);
  const tell = (key) => opener?.postMessage({ notes: true, key }, "*");
  let begun = Date.now();
  const tick = () => {
    const seconds = Math.floor((Date.now() - begun) / 1000);
    const two = (number) => String(number).padStart(2, "0");
    part("time").textContent = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
  };
  addEventListener("message", ({ source, data }) => {
    if (source !== opener) return;
    document.title = data.title;
    part("now").textContent = data.now;
    part("notes").innerHTML = data.notes;
    part("next").textContent = data.next;
  });
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !keysForTheDeck.includes(event.key)) return;
    if (event.key === " " && event.target.closest?.("button")) return;
    event.preventDefault();
    tell(event.key);
  });
  part("again").addEventListener("click", () => { begun = Date.now(); tick(); });
  // A deck that was loaded again learns from this that its window is still there.
  setInterval(() => { tick(); tell(null); }, 1000);
  tick();
}

function showNotes() {
  if (!notesWindow || notesWindow.closed) return;
  const title = (slide) => slide?.querySelector("h1, h2")?.textContent ?? "the end";
  notesWindow.postMessage({
    title: `Notes: ${document.title}`,
    now: `${current + 1} / ${slides.length}  ${title(slides[current])}`,
    notes: notesOf(slides[current]),
    next: title(slides[current + 1]),
  }, "*");
}

function onMessage({ source, data }) {
  if (data?.notes !== true) return;
  if (source !== notesWindow && (!notesWindow || notesWindow.closed)) {
    notesWindow = source;
    showNotes();
  }
  if (!data.key) return;
  document.querySelector("dialog").close();
  turns[data.key]?.();
}

// MARK: Keys

const turns = {
  ArrowRight: () => show(current + 1), ArrowDown: () => show(current + 1),
  PageDown: () => show(current + 1), " ": () => show(current + 1),
  ArrowLeft: () => show(current - 1), ArrowUp: () => show(current - 1), PageUp: () => show(current - 1),
  Home: () => show(0), End: () => show(slides.length - 1),
};

const keys = {
  ...turns,
  f: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  n: openNotes,
  h: toggleHandout,
  "?": () => document.querySelector("dialog").showModal(),
};

// With Caps Lock, or where the keyboard writes no Latin letters, it is still the same key.
function nameOf({ key, code }) {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return { KeyF: "f", KeyH: "h", KeyN: "n" }[code] ?? key;
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = nameOf(event);
  // A focused button keeps its own space and Enter; the handout scrolls with the usual keys.
  if (key === " " && event.target.closest?.("button")) return;
  if (document.querySelector("dialog").open || (inHandout() && key in turns)) return;
  const action = keys[key];
  if (!action) return;
  event.preventDefault();
  action();
}

addEventListener("message", onMessage);
addEventListener("keydown", onKey);
addEventListener("resize", fit);
addEventListener("hashchange", () => show((parseInt(location.hash.slice(1), 10) || 1) - 1));
document.querySelectorAll("nav button").forEach((button) => {
  button.addEventListener("click", () => keys[button.dataset.key]());
});
fit();
show((parseInt(location.hash.slice(1), 10) || 1) - 1);
