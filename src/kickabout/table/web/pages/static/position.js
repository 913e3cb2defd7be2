// The page of a position: what has been pressed is marked while it is asked whether that is the answer. Whoever takes up
// something else has taken it back: no answer is given that another card seems to have replaced.
import { $, all } from "./dom.js";

const chosen = $(".position-chosen");
const first = $("#chosen-title")?.dataset.first;
for (const button of all('#live [name="action"]'))
  if (button.value === first)
    ($(".card", button.closest(".slot") ?? button) ?? button).classList.add("is-answer");

const TAKEN_UP = `#hand [aria-expanded=true], [data-lifted], .put-here:not([hidden]), .spot-aim:not([hidden]),
  #pitch [aria-pressed=true], :popover-open:has([form=play])`;
function takeBack() {
  if (!chosen?.isConnected) return;
  history.replaceState(null, "", $("#choose-another").href);
  chosen.remove();
  for (const one of all(".is-answer")) one.classList.remove("is-answer");
}
// A press that only shows what it would do, as on a touch screen, is no answer either.
addEventListener(
  "click",
  (event) =>
    setTimeout(() => {
      if (event.defaultPrevented && event.target.closest("#live [form=play]")) takeBack();
    }),
  true,
);
if (chosen) {
  const look = () => $(TAKEN_UP) && takeBack();
  new MutationObserver(look).observe($("#live"), {
    subtree: true,
    attributeFilter: ["aria-expanded", "aria-pressed", "data-lifted", "hidden"],
  });
  $("#live").addEventListener("toggle", look, true);
}
