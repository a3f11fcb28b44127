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
    if (parseFloat(getComputedStyle(code).fontSize) < 20) say("code is smaller than 20 px");
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

function press(key) {
  dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

function checkKeys() {
  const at = () => document.querySelector(".slide.shown")?.id;
  const expect = (key, slide) => {
    press(key);
    if (at() !== `slide-${slide}`) problems.push(`after '${key}' the page shows ${at()}, not slide ${slide}`);
  };
  const last = slides.length;
  expect("Home", 1); expect("ArrowRight", 2); expect(" ", 3); expect("ArrowLeft", 2);
  expect("End", last); expect("ArrowRight", last); expect("PageUp", last - 1); expect("Home", 1);
  expect("ArrowLeft", 1);
  if (!document.documentElement.lang) problems.push("the page does not name its language");
  press("?");
  if (!document.querySelector("dialog").open) problems.push("'?' shows no keys");
  document.querySelector("dialog").close();
  press("h");
  const shown = slides.filter((slide) => slide.offsetParent !== null).length;
  if (shown !== last) problems.push(`the handout shows ${shown} of ${last} slides`);
  press("h");
  checkNotes();
}

function checkNotes() {
  press("Home");
  press("n");
  if (!notesWindow || notesWindow.closed) return problems.push("'n' opens no window");
  const page = notesWindow.document;
  const text = (id) => page.getElementById(id).textContent;
  if (text("notes").trim() === "") problems.push("the notes window is empty");
  if (!/^\d\d:\d\d$/.test(text("time"))) problems.push(`the clock says '${text("time")}'`);
  const first = text("notes");
  notesWindow.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true }));
  if (text("notes") === first) problems.push("the notes window does not follow the slides");
  if (text("next").trim() === "") problems.push("the notes window does not say what comes next");
  notesWindow.close();
}

addEventListener("load", () => {
  slides.forEach((slide, index) => {
    show(index);
    checkSlide(slide, index + 1);
  });
  checkKeys();
  for (const entry of performance.getEntriesByType("resource")) {
    if (!entry.name.startsWith("data:")) problems.push(`loaded ${entry.name}`);
  }
  const result = document.createElement("pre");
  result.id = "found";
  result.textContent = JSON.stringify({ slides: slides.length, problems });
  document.body.append(result);
});
