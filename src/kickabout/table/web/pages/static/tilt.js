// Cards tilt under a mouse, and their gloss follows it.
import { still } from "./dom.js";

const DEGREES = 11;
let tilted = null;

function level() {
  for (const name of ["--tilt-x", "--tilt-y", "--shine-x", "--shine-y"])
    tilted?.style.removeProperty(name);
  tilted?.classList.remove("tilts");
  tilted = null;
}
document.addEventListener(
  "pointermove",
  ({ pointerType, target, clientX, clientY }) => {
    const card =
      pointerType === "mouse" && !still()
        ? target.closest?.(":is(.card, .pcard):not(.mini, .bare)")
        : null;
    if (tilted && tilted !== card) level();
    if (!card) return;
    const box = card.getBoundingClientRect(),
      x = (clientX - box.x) / box.width,
      y = (clientY - box.y) / box.height;
    card.style.setProperty("--tilt-x", `${(x - 0.5) * 2 * DEGREES}deg`);
    card.style.setProperty("--tilt-y", `${(0.5 - y) * 2 * DEGREES}deg`);
    card.style.setProperty("--shine-x", `${x * 100}%`);
    card.style.setProperty("--shine-y", `${y * 100}%`);
    card.classList.add("tilts");
    tilted = card;
  },
  { passive: true },
);
document.documentElement.addEventListener("pointerleave", level);
