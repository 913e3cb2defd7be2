// The curtain between people who share a device. The server sends nobody's hand while it is down; the page shows what
// has just happened, without a hand, before it falls, and then nothing else can be reached.
import { $, all, live, still } from "./dom.js";
import { tableShortcuts } from "./keys.js";

let falling = null,
  hand = live()?.dataset.hand;
function draw() {
  clearTimeout(falling);
  if (live()?.dataset.hand !== hand) forget();
  const curtain = $("#curtain");
  if (!curtain || curtain.matches(":modal")) return;
  falling = setTimeout(fall, still() ? 0 : Number(curtain.dataset.falls));
}
function fall() {
  const curtain = $("#curtain");
  if (!curtain) return;
  curtain.close();
  curtain.showModal();
}
// What scripts have copied from one hand is not for the next.
function forget() {
  hand = live()?.dataset.hand;
  for (const copied of all("#lift, #notice, .lift-ghost")) copied.replaceChildren();
}
document.addEventListener("htmx:after:swap", draw);
draw();
document.addEventListener(
  "cancel",
  (event) => {
    if (event.target.id === "curtain") event.preventDefault();
  },
  true,
);

tableShortcuts([["c", () => $("#put-down").click()]]);

// A page that the browser keeps for its back button keeps nobody's hand.
addEventListener("pagehide", () => live()?.replaceChildren());
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
