// Steps through what happened, in the strip above the prompt. Its lines are those of the match report that tell
// something; the next event brings the strip back to the newest one.
import { $, all } from "./dom.js";

const newest = () => `line-${$("#strip").dataset.line}`;
let latest = null,
  shown = null,
  passed = false,
  told = null;
// The table has let a question pass by itself: the strip says so with what came of it.
document.addEventListener("passed", () => {
  passed = true;
});

function show() {
  const strip = $("#strip");
  if (!strip) return;
  if (latest !== newest()) {
    latest = shown = newest();
    for (const reveal of strip.getAnimations()) reveal.play(); // one more result that is staged
    told = passed ? latest : null;
    passed = false;
  }
  const lines = all(`#lines .line:not(.quiet), #${latest}`),
    place = lines.findIndex((line) => line.id === shown);
  if (place < 0) return;
  const line = lines[place],
    words = document.createElement("span");
  if (told === shown) words.append(`${strip.dataset.passed} `);
  words.append(...$("p", line).cloneNode(true).childNodes);
  strip.className = line.className.replace("line", "strip");
  $(".told", strip).replaceChildren($("time", line).cloneNode(true), " ", words);
  for (const button of all("[data-step]", strip)) {
    const to = lines[place - Number(button.dataset.step)];
    button.disabled = !to;
    button.dataset.to = to?.id ?? "";
  }
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("#strip [data-step]");
  if (!button) return;
  shown = button.dataset.to;
  show();
});
document.addEventListener("htmx:after:swap", show);
show();
