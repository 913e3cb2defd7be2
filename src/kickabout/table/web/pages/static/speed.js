// How fast the table goes on. The server keeps its pauses short, this page its scenes; a press on the pitch ends the one
// that is on.
import { $ } from "./dom.js";

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

document.addEventListener("change", ({ target }) => {
  if (target !== chosen()) return;
  localStorage.setItem("speed", target.value);
  target.form.requestSubmit();
});
// A table begins at the speed that was chosen last.
const last = localStorage.getItem("speed");
if (chosen() && last && last !== chosen().value && last in RATES) {
  chosen().value = last;
  addEventListener("load", () => chosen().form.requestSubmit());
}

document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest("#pitch") || target.closest("button, a, summary, input, select")) return;
  for (const scene of scenes()) scene.finish();
});
