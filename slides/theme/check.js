"use strict";
// Looks at a deck from inside and leaves what it found in the page. Put behind deck.js by slides/check.

const problems = [];

// Before anything else: what the page's own security policy had to refuse, it should not have asked.
document.addEventListener("securitypolicyviolation", (event) => {
  problems.push(`asked for ${event.blockedURI}`);
});

function checkSlide(slide, number) {
  const say = (text) => problems.push(`slide ${number}: ${text}`);
  const box = slide.getBoundingClientRect();
  const scale = box.width / 1280;
  const bottom = box.bottom - 40 * scale;
  const right = box.right - 40 * scale;
  for (const part of slide.querySelectorAll(":scope > *:not(.notes)")) {
    const range = document.createRange();
    range.selectNodeContents(part);
    for (const inner of [part.getBoundingClientRect(), range.getBoundingClientRect()]) {
      if (inner.bottom > bottom + 1) {
        say(`<${part.localName}> ends ${Math.round((inner.bottom - bottom) / scale)} px below the slide`);
        break;
      }
      if (inner.right > right + 1) {
        say(`<${part.localName}> is ${Math.round((inner.right - right) / scale)} px too wide`);
        break;
      }
    }
  }
  for (const code of slide.querySelectorAll("pre")) {
    if (code.scrollWidth > code.clientWidth + 1) {
      say(`code is ${code.scrollWidth - code.clientWidth} px too wide`);
    }
    const least = code.matches(".sh") ? 26 : 20;
    if (fontSize(code) < least) say(`code is smaller than ${least} px`);
  }
  for (const image of slide.querySelectorAll("img")) {
    if (!image.complete || image.naturalWidth === 0) say("an image does not show");
    if (!(image.getAttribute("alt") ?? image.getAttribute("aria-label"))) say("an image has no alternative text");
  }
  for (const text of slide.querySelectorAll("p, li, td, th, h1, h2, h3, pre span, .source code")) {
    const ratio = contrast(getComputedStyle(text).color, background(text));
    if (ratio < 4.5) {
      say(`contrast ${ratio.toFixed(1)} of "${text.textContent.trim().slice(0, 20)}"`);
      break;
    }
  }
  if (notesOf(slide).trim() === "") say("no notes");
}

function fontSize(element) {
  return parseFloat(getComputedStyle(element).fontSize);
}

// WCAG 2.2, success criterion 1.4.3: relative luminance and contrast ratio.
function luminance(color) {
  const [red, green, blue] = color.match(/[\d.]+/g).slice(0, 3).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function background(element) {
  for (let each = element; each; each = each.parentElement) {
    const color = getComputedStyle(each).backgroundColor;
    if (!/, 0\)$|transparent/.test(color)) return color;
  }
  return "rgb(255, 255, 255)";
}

function press(key, more) {
  dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
}

const dialog = document.querySelector("dialog");
const shownSlide = () => document.querySelector(".slide.shown")?.id;

function checkKeys() {
  const expect = (key, slide) => {
    press(key);
    if (shownSlide() !== `slide-${slide}`) {
      problems.push(`after '${key}' the page shows ${shownSlide()}, not slide ${slide}`);
    }
  };
  const last = slides.length;
  expect("Home", 1); expect("ArrowRight", 2); expect(" ", 3); expect("ArrowLeft", 2);
  expect("End", last); expect("ArrowRight", last); expect("PageUp", last - 1); expect("Home", 1);
  expect("ArrowLeft", 1);
  if (!document.documentElement.lang) problems.push("the page does not name its language");
  press("?");
  if (!dialog.open) problems.push("'?' shows no keys");
  dialog.close();
  checkLetters();
  checkHandout();
}

// Caps Lock and a Korean keyboard change what a key writes, not where it is.
function checkLetters() {
  const pressed = [];
  const own = { ...keys };
  for (const letter of "fhn") keys[letter] = () => pressed.push(letter);
  for (const [letter, korean] of [["f", "ㄹ"], ["h", "ㅗ"], ["n", "ㅜ"]]) {
    const code = `Key${letter.toUpperCase()}`;
    for (const key of [letter, letter.toUpperCase(), korean, "Process"]) {
      press(key, { code });
      if (pressed.pop() !== letter) problems.push(`'${letter}' is dead when it arrives as '${key}'`);
    }
    for (const held of ["ctrlKey", "altKey", "metaKey"]) {
      press(letter, { code, [held]: true });
      if (pressed.pop()) problems.push(`'${letter}' does something with ${held}`);
    }
  }
  Object.assign(keys, own);
}

function checkHandout() {
  const last = slides.length;
  const middle = Math.min(6, last);
  const frame = (number) => slides[number - 1].getBoundingClientRect();
  show(middle - 1);
  press("h");
  const shown = slides.filter((slide) => slide.offsetParent !== null).length;
  if (shown !== last) problems.push(`the handout shows ${shown} of ${last} slides`);
  if (frame(middle).top < 0 || frame(middle).bottom > innerHeight) {
    problems.push(`the handout does not open at slide ${middle}, which was shown`);
  }
  // The number is placed in the slide's frame only if the slide is positioned itself.
  const loose = slides.filter((slide) => getComputedStyle(slide).position === "static").length;
  if (loose > 0) problems.push(`in the handout ${loose} slides have no number in their own frame`);
  for (const code of document.querySelectorAll(".notes pre, .notes code")) {
    const say = (text) => problems.push(`in the handout '${code.textContent.slice(0, 20)}' in the notes ${text}`);
    if (fontSize(code) > fontSize(code.closest(".notes"))) say("is larger than the notes");
    if (code.scrollWidth > code.clientWidth + 1 && code.matches("pre")) say("is cut off");
  }
  checkHandoutOnPaper();
  press("h");
  if (shownSlide() !== `slide-${middle}`) problems.push(`the handout leads back to ${shownSlide()}`);
  press("h");
  slides[1].parentElement.scrollIntoView();
  press("h");
  if (shownSlide() !== "slide-2") problems.push(`from slide 2 the handout leads back to ${shownSlide()}`);
}

// The rules for print, applied to the screen: A4 less its margins is 180 mm wide.
function checkHandoutOnPaper() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const print = rules.filter((rule) => rule.media?.mediaText === "print");
  if (print.length === 0) problems.push("there are no rules for print");
  print.forEach((rule) => { rule.media.mediaText = "screen"; });
  const paper = document.createElement("div");
  paper.style.width = "180mm";
  document.body.append(paper);
  const over = slides[0].getBoundingClientRect().width - paper.getBoundingClientRect().width;
  if (over > 0) problems.push(`printed on A4, the handout's slides are ${Math.round(over)} px too wide`);
  paper.remove();
  print.forEach((rule) => { rule.media.mediaText = "print"; });
}

// The window with the notes answers by messages, so whoever asks it has to wait for them.
async function until(holds) {
  for (let round = 0; round < 100 && !holds(); round += 1) {
    await new Promise((resume) => { setTimeout(resume, 20); });
  }
  return holds();
}

async function checkNotes() {
  press("Home");
  press("n");
  if (!notesWindow || notesWindow.closed) return problems.push("'n' opens no window");
  const page = notesWindow.document;
  const text = (id) => page.getElementById(id).textContent;
  const pressThere = (key) => {
    notesWindow.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  };
  if (!(await until(() => text("notes").trim()))) problems.push("the notes window is empty");
  if (!/^\d\d:\d\d$/.test(text("time"))) problems.push(`the clock says '${text("time")}'`);
  const first = text("notes");
  const help = keys["?"];
  keys["?"] = () => problems.push("'?' in the notes window shows the keys to everybody");
  pressThere("?");
  pressThere("ArrowRight");
  if (!(await until(() => text("notes") !== first))) {
    problems.push("the notes window does not follow the slides");
  }
  keys["?"] = help;
  press("?");
  pressThere("ArrowRight");
  if (!(await until(() => shownSlide() === "slide-3"))) {
    problems.push("the notes window's keys are dead while the deck shows its keys");
  }
  dialog.close();
  if (text("next").trim() === "") problems.push("the notes window does not say what comes next");
}

// After the deck was loaded again.
async function checkNotesAgain() {
  if (!(await until(() => notesWindow))) {
    return problems.push("a deck that is loaded again loses its notes window");
  }
  const again = notesWindow;
  press("n");
  if (notesWindow !== again) problems.push("a deck that is loaded again opens a second notes window");
}

function report() {
  const result = document.createElement("pre");
  result.id = "found";
  result.textContent = JSON.stringify({ slides: slides.length, problems });
  document.body.append(result);
}

addEventListener("load", async () => {
  const before = sessionStorage.getItem("problems");
  if (before) {
    problems.push(...JSON.parse(before));
    await checkNotesAgain();
    notesWindow?.close();
    return report();
  }
  slides.forEach((slide, index) => {
    show(index);
    checkSlide(slide, index + 1);
  });
  checkKeys();
  await checkNotes();
  for (const entry of performance.getEntriesByType("resource")) {
    if (!entry.name.startsWith("data:")) problems.push(`loaded ${entry.name}`);
  }
  sessionStorage.setItem("problems", JSON.stringify(problems));
  location.reload();
});
