// A field that narrows a list down to the lines with all of its words: `data-search` is the list, and each line's
// `data-words` are what it is found by. The search stays across updates.
import { $, all } from "./dom.js";

function sift(field) {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const line of all("[data-words]", $(field.dataset.search))) {
    const known = line.dataset.words.toLowerCase();
    line.hidden = !words.every((word) => known.includes(word));
  }
}
document.addEventListener("input", ({ target }) => {
  if (target.dataset?.search) sift(target);
});

let before = null;
document.addEventListener("htmx:before:swap", () => {
  const field = $("[data-search]");
  before = field && { text: field.value, isFocused: document.activeElement === field };
});
document.addEventListener("htmx:after:swap", () => {
  const field = $("[data-search]");
  if (field && before?.text) {
    if (before.isFocused) field.value = before.text;
    sift(field);
  }
  before = null;
});
