// Reading and playing a card by touch. One tap lifts it: large, with its text, its chance, and why it may or may not
// be played now. A second tap, the button beside it or a drag to its target plays it; a tap elsewhere puts it back.
// Pointer and keyboard have tooltips for that, and play at once; so does touch without this file.
import { $, all, make } from "./dom.js";
import { isDiscard, raised, targets } from "./hand.js";

// The parts of a hand: its cards; cards on stage that are pressed; those that are picked up and then laid down
// somewhere (`data-takes`: where); elements that play a card on stage from another place (`data-lifts`); and
// choices before a match, which show all details at their own size.
const OFFERS = ":is(.offer-board, .squad, .formation)[form]";
const CARDS = `#hand .card, .candidates button, [data-takes], [data-lifts], ${OFFERS}`;
const PLACES = ".aim, .spot-aim, .row-aim, .put-here, #lift .target";
const NAMES = ".card-name, .pc-name, .man-name, .offer-name b, .squad-head b";
const LONG_MS = 500; // a longer press is for reading, and never plays
const SLOP = 12; // tolerance in px for a trembling finger

const panel = () => $("#lift");
const key = (card) => card.id || card.value || card.dataset.shirt;
const find = (wanted) =>
  wanted && all(CARDS).find((one) => key(one) === wanted && one.dataset.lifts === undefined);
const source = (card) =>
  card?.dataset.lifts !== undefined ? $(`.candidates [value="${CSS.escape(card.value)}"]`) : card;
const several = (card) => card.hasAttribute("aria-haspopup");
const isPlayable = (card) => !card.hasAttribute("aria-disabled");

let lifted = null;
function lower() {
  lifted = null;
  const shown = panel();
  if (!shown || shown.hidden) return;
  shown.hidden = true;
  shown.replaceChildren();
  for (const one of all("[data-lifted]")) delete one.dataset.lifted;
}
function show(card) {
  lower();
  if (!card?.isConnected || !panel()) return;
  lifted = key(card);
  card.dataset.lifted = "";
  panel().replaceChildren(...[large(card), told(card), ways(card)].filter(Boolean));
  panel().hidden = false;
  place(card);
}
// A copy to look at: without buttons or ids.
function copied(card) {
  const copy = make("span", card.className, ...card.cloneNode(true).childNodes);
  copy.classList.remove("ready", "best", "advised", "pale");
  for (const one of all("kbd, .card-note", copy)) one.remove();
  for (const one of all("[id]", copy)) one.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  return copy;
}
const large = (card) => (card.matches(OFFERS) ? null : make("span", "lift-card", copied(card)));
function told(card) {
  const tip = $(".tip", card.parentElement),
    note = $(".card-note", card)?.cloneNode(true);
  if (note) note.className = "lift-note";
  return make(
    "div",
    "lift-said",
    make("h2", "", ($(NAMES, card) ?? card).textContent.trim(), note),
    make("p", "", ...(tip?.cloneNode(true).childNodes ?? [])),
  );
}
// The buttons that play it: one, or one for each target.
function ways(card) {
  if (!isPlayable(card) || card.dataset.takes) return null;
  if (several(card)) return make("div", "choices", ...targets(card).map(proxy));
  const offered = card.matches(OFFERS),
    { play: playIt, discard, take, help } = panel().dataset;
  const does = offered ? take : isDiscard(card) ? discard : playIt;
  const play = make("button", "choice kick lift-play", does);
  play.type = "button";
  play.addEventListener("click", () => perform(card));
  return make("div", "choices", play, !offered && make("small", "", help));
}
function proxy(target) {
  const kit = [...target.classList].find((name) => name.startsWith("kit-")) ?? "";
  const worn = [...$("#live").classList].filter((name) => name.startsWith("worn-"));
  const copy = make(
    "button",
    ["target", kit, ...worn].join(" "),
    ...target.cloneNode(true).childNodes,
  );
  copy.type = "button";
  copy.disabled = target.disabled;
  for (const one of all("kbd", copy)) one.remove();
  copy.addEventListener("click", () => perform(target));
  return copy;
}
// Above the hand, so that it stays under the finger; for a card to lay on the pitch, at the upper edge.
function place(card) {
  const shown = panel();
  shown.classList.toggle("offered", card.matches(OFFERS));
  if (card.matches(OFFERS)) {
    // At the edge that is farther away, so that it does not cover the card.
    const { top, bottom } = card.getBoundingClientRect();
    shown.style.cssText = top + bottom > innerHeight ? "inset-block: 8px auto" : "";
    return;
  }
  shown.style.cssText = "";
  const row = (card.closest("#hand, .candidates") ?? card).getBoundingClientRect(),
    at = card.getBoundingClientRect(),
    wide = shown.offsetWidth,
    asked = $("#live.mine") && !isPlayable(card), // why it waits is not to cover what is asked
    above = card.dataset.takes === undefined && !asked;
  const left = Math.min(Math.max(8, at.left + at.width / 2 - wide / 2), innerWidth - wide - 8);
  shown.style.left = `${left}px`;
  shown.style.top = above ? "" : "8px";
  shown.style.bottom = above ? `${Math.max(6, innerHeight - row.top + 6)}px` : "";
  shown.style.maxHeight = above ? `${Math.max(row.top - 12, 180)}px` : "";
  shown.classList.toggle("small", card.dataset.takes !== undefined);
}
function perform(one) {
  lower();
  one.click();
}
// A second tap on a picked-up card lays it into its place, if it has one.
function again(card) {
  const own = card.dataset.own && $(`${card.dataset.own}:not([hidden])`);
  if (own) own.click();
  else if (isPlayable(card)) card.click();
  lower();
}
function lift(card) {
  const other = raised();
  if (other && other !== card) other.click(); // puts it down
  if (several(card) ? other !== card : card.dataset.takes) card.click();
  // After the games' own click handlers, such as those that highlight the targets of a card.
  setTimeout(() => setTimeout(() => show(card)));
}

// --- Touch.
let touched = false,
  pressed = 0,
  began = null,
  moved = null;
addEventListener(
  "pointerdown",
  (event) => {
    touched = event.pointerType === "touch";
    pressed = event.timeStamp;
    const card = touched && event.isPrimary && event.target.closest?.(CARDS);
    // A finger on a choice before a match scrolls the page.
    began =
      card && !card.matches(OFFERS)
        ? { card: source(card), x: event.clientX, y: event.clientY }
        : null;
  },
  true,
);
addEventListener(
  "click",
  (event) => {
    if (!event.isTrusted) return;
    if (!touched || !event.detail) return lower();
    const inside = event.target.closest("#lift");
    const card = source(event.target.closest(CARDS) ?? null);
    const shown = inside && event.target.closest(".lift-card") ? find(lifted) : null;
    if (inside && !shown) return;
    const long = event.timeStamp - pressed > LONG_MS;
    if (!card && !shown) {
      // A long press reads a card on the pitch, and a tap plays it.
      if (long && event.target.closest("[form=play]:not(.choice)")) event.preventDefault();
      return lower();
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (shown) again(shown);
    else if (lifted !== key(card)) lift(card);
    else if (!long) again(card);
  },
  true,
);
// A long press lifts the card instead of opening the browser's context menu.
addEventListener(
  "contextmenu",
  (event) => {
    if (!touched || !event.target.closest?.(CARDS)) return;
    event.preventDefault();
    const card = source(event.target.closest(CARDS));
    if (card && lifted !== key(card)) lift(card);
  },
  true,
);
addEventListener("keydown", (event) => {
  if (event.key === "Escape") lower();
});

// --- Drag. Along the hand it scrolls, which `touch-action` leaves to the browser.
addEventListener(
  "pointermove",
  (event) => {
    if (!began || event.pointerType !== "touch") return;
    const { card, x, y } = began;
    if (!moved) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < SLOP || !card?.isConnected) return;
      if (!isPlayable(card)) return;
      if (several(card) || card.dataset.takes) lift(card);
      const ghost = make("div", "lift-ghost", copied(card));
      ghost.style.setProperty("--w", `${card.offsetWidth}px`);
      document.body.append(ghost);
      moved = { ghost, card };
    }
    const box = moved.ghost.getBoundingClientRect();
    moved.ghost.style.translate = `${event.clientX - box.width / 2}px ${event.clientY - box.height * 0.7}px`;
    const over = under(event);
    for (const one of all("[data-over]")) if (one !== over) delete one.dataset.over;
    if (over) over.dataset.over = "";
  },
  { passive: true },
);
// The drop target at this point: a target of the card, or else the pitch.
function under({ clientX, clientY }) {
  const there = document.elementsFromPoint(clientX, clientY);
  const lit = there.find((one) => one.matches(PLACES) && !one.hidden);
  if (lit || several(moved.card) || moved.card.dataset.takes) return lit ?? null;
  return there.some((one) => one.matches("#bench, #lift")) ? null : $("#pitch");
}
function end(event) {
  began = null;
  if (!moved) return;
  const { card, ghost } = moved,
    over = event.type === "pointerup" ? under(event) : null;
  moved = null;
  ghost.remove();
  for (const one of all("[data-over]")) delete one.dataset.over;
  if (!over) {
    if (!several(card) && !card.dataset.takes) lower();
    return;
  }
  lower();
  if (over.matches("#pitch")) card.click();
  else over.click();
}
addEventListener("pointerup", end, true);
addEventListener("pointercancel", end, true);

// --- After an update: the lifted card, if it is still there.
document.addEventListener("htmx:after:swap", () => {
  if (!lifted) return;
  const card = find(lifted);
  setTimeout(() => (card ? show(card) : lower()));
});
addEventListener("resize", lower);
