"use strict";
// Shows one slide at a time. Everything is in this one file: nothing is loaded from anywhere.

const slides = [...document.querySelectorAll(".slide")];
let current = 0;
let notesWindow = null;
let begun = null;

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

function show(index) {
  current = Math.max(0, Math.min(slides.length - 1, index));
  slides.forEach((slide, each) => slide.classList.toggle("shown", each === current));
  history.replaceState(null, "", `#${current + 1}`);
  if (!document.body.classList.contains("handout")) slides[current].focus({ preventScroll: true });
  showNotes();
}

function fit() {
  const scale = Math.min(innerWidth / 1280, innerHeight / 720);
  document.documentElement.style.setProperty("--scale", scale);
}

// MARK: Notes

function openNotes() {
  if (notesWindow && !notesWindow.closed) return notesWindow.focus();
  notesWindow = open("", "", "width=900,height=700");
  if (!notesWindow) return;
  begun = Date.now();
  const page = notesWindow.document;
  page.documentElement.lang = document.documentElement.lang;
  page.title = `Notes: ${document.title}`;
  page.body.innerHTML =
    '<header><b id="time" role="timer"></b> <button type="button" id="again">Start the clock again</button></header>' +
    '<h1 id="now"></h1><div id="notes" aria-live="polite"></div><footer>Then: <span id="next"></span></footer>';
  const style = page.createElement("style");
  style.textContent =
    "body{font:20px/1.45 system-ui,sans-serif;margin:24px;color:#1d1a16;background:#fffdf8}" +
    "h1{font-size:26px;color:#8a3b12}header{color:#5d554c}footer{margin-top:24px;color:#5d554c}" +
    "pre,code{font-family:ui-monospace,Menlo,Consolas,monospace;background:#f3ede2}pre{padding:8px;white-space:pre-wrap}";
  page.head.append(style);
  page.getElementById("again").addEventListener("click", () => { begun = Date.now(); tick(); });
  notesWindow.addEventListener("keydown", onKey);
  showNotes();
}

function showNotes() {
  if (!notesWindow || notesWindow.closed) return;
  const page = notesWindow.document;
  const title = (slide) => slide?.querySelector("h1, h2")?.textContent ?? "the end";
  page.getElementById("now").textContent = `${current + 1} / ${slides.length}  ${title(slides[current])}`;
  page.getElementById("notes").innerHTML = notesOf(slides[current]);
  page.getElementById("next").textContent = title(slides[current + 1]);
  tick();
}

function tick() {
  if (!notesWindow || notesWindow.closed) return;
  const seconds = Math.floor((Date.now() - begun) / 1000);
  const two = (number) => String(number).padStart(2, "0");
  notesWindow.document.getElementById("time").textContent = `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

// MARK: Keys

const keys = {
  ArrowRight: () => show(current + 1), ArrowDown: () => show(current + 1),
  PageDown: () => show(current + 1), " ": () => show(current + 1),
  ArrowLeft: () => show(current - 1), ArrowUp: () => show(current - 1), PageUp: () => show(current - 1),
  Home: () => show(0), End: () => show(slides.length - 1),
  f: () => (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()),
  n: openNotes,
  h: () => { document.body.classList.toggle("handout"); show(current); },
  "?": () => document.querySelector("dialog").showModal(),
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // A focused button keeps its own space and Enter; the handout scrolls with the usual keys.
  if (event.key === " " && event.target.closest?.("button")) return;
  const inHandout = document.body.classList.contains("handout");
  if (document.querySelector("dialog").open || (inHandout && event.key.length > 1)) return;
  const action = keys[event.key];
  if (!action || (inHandout && event.key === " ")) return;
  event.preventDefault();
  action();
}

addEventListener("keydown", onKey);
addEventListener("resize", fit);
addEventListener("hashchange", () => show((parseInt(location.hash.slice(1), 10) || 1) - 1));
document.querySelectorAll("nav button").forEach((button) => {
  button.addEventListener("click", () => keys[button.dataset.key]());
});
setInterval(tick, 1000);
fit();
show((parseInt(location.hash.slice(1), 10) || 1) - 1);
