// What a person alone with bots chooses: how fast the table goes on, and whether it asks where every answer is a waste.
// The server keeps its pauses short, this page its scenes; a press on the pitch ends the one that is on, and so does Escape.
import { $ } from "./dom.js";
import { tableShortcuts } from "./keys.js";

const RATES = { calm: 1, brisk: 2.2, instant: Infinity };
const chosen = () => $("[data-speed]");
const isScene = (animation) =>
  animation.effect?.target?.closest?.("#live") &&
  animation.effect.getComputedTiming().iterations !== Infinity;
const scenes = () => document.getAnimations().filter(isScene);

function hurry() {
  const rate = RATES[chosen()?.value] ?? 1;
  if (rate === 1) return;
  for (const scene of scenes())
    if (rate === Infinity) scene.finish();
    else scene.playbackRate = rate;
}
document.addEventListener("htmx:after:swap", () => requestAnimationFrame(hurry));

const asking = () => $("[data-asking]");
document.addEventListener("change", ({ target }) => {
  if (target === chosen()) localStorage.setItem("speed", target.value);
  else if (target === asking()) localStorage.setItem("asks-always", target.checked);
  else return;
  target.form.requestSubmit();
});
// A table begins as was chosen last.
const submitLater = ({ form }) => addEventListener("load", () => form.requestSubmit());
const last = localStorage.getItem("speed");
if (chosen() && last && last !== chosen().value && last in RATES) {
  chosen().value = last;
  submitLater(chosen());
}
const always = localStorage.getItem("asks-always");
if (asking() && always && always !== String(asking().checked)) {
  asking().checked = always === "true";
  submitLater(asking());
}

document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest("#pitch") || target.closest("button, a, summary, input, select")) return;
  end();
});
function end() {
  for (const scene of scenes()) scene.finish();
}
const isActed = ({ playState, effect }) =>
  playState !== "finished" && effect.target.closest(".moment");
tableShortcuts([["escape", () => (scenes().some(isActed) ? end() : false)]]);
