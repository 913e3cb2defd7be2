// The hand: a card with several plays is raised first, then one of its targets is picked, beside the card or on the
// pitch; a card that cannot be played says why.
import { $, all, still } from "./dom.js";
import { beside, tableShortcuts, tenth } from "./keys.js";

export const cards = () => all("#hand button.card"); // a gap is none
export const raised = () => $("#hand .card[aria-expanded=true]");
export const targets = (card) => all(".target", card.parentElement);
export const isDiscard = (card) => card.value.startsWith("discard "); // pressed, it is not played
export const focusHand = (options) => ($("#hand .card.ready") ?? cards()[0])?.focus(options);

const AIMS = ".aim, .spot-aim";

// --- Targets. Sides have an `.aim` each; a part of a side has a `.spot-aim`, whose `data-plays` are the actions that
// could be played there.
export function lower() {
  const card = raised();
  card?.setAttribute("aria-expanded", "false");
  for (const aim of all(AIMS)) aim.hidden = true;
  return card;
}
export function raise(card) {
  if (card === lower()) return;
  card.setAttribute("aria-expanded", "true");
  const plays = targets(card);
  for (const target of plays) {
    const seat = target.value.match(/ on (\d+)$/)?.[1];
    const aim = $(`.aim[data-seat="${seat}"]`);
    if (aim) light(aim, target.value);
  }
  const actions = plays.map((target) => target.value);
  const lit = all(".spot-aim").filter((aim) => {
    const action = aim.dataset.plays.split("|").find((one) => actions.includes(one));
    if (!action) return false;
    light(aim, action);
    number(aim, actions.indexOf(action) + 1);
    return true;
  });
  $(".aims", card.parentElement)?.classList.toggle("on-pitch", lit.length > 0);
  for (const aim of lit)
    aim.dispatchEvent(
      new CustomEvent("lit", { bubbles: true, detail: plays[actions.indexOf(aim.value)] }),
    );
}
function light(aim, action) {
  aim.value = action;
  aim.hidden = false;
}
// The key of a target; there are ten.
function number(aim, which) {
  const key = document.createElement("kbd");
  key.textContent = which % 10;
  aim.replaceChildren(...(which <= 10 ? [key] : []));
}

// --- Why a card cannot be played.
let explained = null;
function explain(card) {
  explained = card?.id ?? null;
  const reason = $("#reason");
  if (!reason) return;
  reason.replaceChildren(...(card ? $(".tip", card.parentElement).cloneNode(true).childNodes : []));
  reason.hidden = !card;
}
document.addEventListener("click", (event) => {
  const card = event.target.closest("#hand .card");
  if (card?.getAttribute("aria-haspopup")) raise(card);
  else if (card?.getAttribute("aria-disabled")) {
    lower();
    explain(card);
    if (event.detail) card.blur(); // pressed, not gone to with the keys: no frame stays on it
  } else if (event.target.closest(".spot-aim")) setTimeout(lower); // a pressed aim keeps its action until that has been sent
  else if (!event.target.closest(".aims, .aim")) lower();
  if (!card?.getAttribute("aria-disabled") && explained) explain(null);
});

tableShortcuts([
  // A button that shows its key; while a card is raised, the digits are those of its targets.
  [
    /./,
    (key) => {
      const labelled = $(`[data-key="${CSS.escape(key)}"]`);
      if (!labelled || (raised() && /\d/.test(key))) return false;
      labelled.click();
    },
  ],
  [
    /^\d$/,
    (key) => {
      const card = raised();
      if (card) return targets(card)[tenth(key)]?.click();
      const numbered = cards().find((one) => $(".card-key", one)?.textContent === key);
      numbered?.focus();
      numbered?.click();
    },
  ],
  [
    "arrowleft arrowright",
    (key, event) => {
      const hand = cards();
      if (event.target.closest("#rules, #lines") || !hand.length) return false;
      const slot = document.activeElement?.closest?.(".slot");
      beside(key, slot?.firstElementChild, hand).focus();
    },
  ],
  ["escape", () => (raised() ? lower().focus() : false)],
]);

// --- Across updates. Two of them may overlap, and either may remove the focused card: the focus goes to its neighbour
// then, not to the top of the page.
let held = null,
  place = 0,
  playable = null, // the ids of the cards that could be played before
  seen = []; // the ids of the places in sight, with how far from the edge of the hand each was
document.addEventListener("focusin", ({ target }) => {
  // Of the keys alone: after a press, the frame would be around a card that nobody has gone to.
  held = target.matches(":focus-visible") ? target.closest("#hand .slot") : null;
});
document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest("#hand")) held = null;
});
export function keepPlace() {
  if (held?.isConnected) place = cards().indexOf(held.firstElementChild);
  const hand = $("#hand");
  if (!hand) return;
  const { from } = sight(hand),
    at = hand.scrollLeft;
  seen = all(".slot", hand)
    .filter((slot) => at && slot.offsetLeft >= from)
    .map((slot) => [slot.id, slot.offsetLeft - at]);
}
export function settleHand() {
  comeIntoSight();
  showArrows();
  const unplayable = explained && document.getElementById(explained);
  if (explained) explain(unplayable?.getAttribute("aria-disabled") ? unplayable : null);
  if (held && !held.isConnected && document.activeElement === document.body)
    cards()[Math.min(place, cards().length - 1)]?.focus({ preventScroll: true });
}

// --- A hand that is wider than the window has an arrow at each edge that hides cards. It scrolls by whole cards; what
// lies under an arrow is hidden as well, for which the hand has its scroll padding.
const arrow = (towards) => $(`.hand-arrow[data-towards="${towards}"]`);
const padding = (hand) => parseFloat(getComputedStyle(hand).scrollPaddingLeft) || 0;
const end = (slot) => slot.offsetLeft + slot.offsetWidth;
// Where the part of the hand begins and ends that no arrow covers.
function sight(hand) {
  const most = hand.scrollWidth - hand.clientWidth,
    at = hand.scrollLeft;
  return {
    from: at > 1 ? at + padding(hand) : 0,
    to: at < most - 1 ? at + hand.clientWidth - padding(hand) : hand.scrollWidth,
  };
}
function showArrows() {
  const hand = $("#hand");
  if (!hand) return;
  const { from, to } = sight(hand),
    slots = all(".slot", hand);
  point("before", slots.filter((slot) => slot.offsetLeft < from).length);
  point("after", slots.filter((slot) => end(slot) > to).length);
}
// An arrow says how many cards it hides.
function point(towards, hides) {
  arrow(towards).hidden = !hides;
  $("b", arrow(towards)).textContent = hides;
}
// The places that the hand scrolls to: with this card first, or last.
const withFirst = (hand, slot) => slot.offsetLeft - padding(hand);
const withLast = (hand, slot) =>
  all(".slot", hand)
    .map((one) => withFirst(hand, one))
    .find((at) => at + hand.clientWidth - padding(hand) >= end(slot));
// The cards stay where the reader left them, whatever is drawn or played before them; once others can be played, and all
// of these are out of sight, the first leads; as the page opens, it does so if any of them is.
function comeIntoSight() {
  const hand = $("#hand");
  if (!hand) return;
  const ready = all("#hand .card.ready"),
    before = playable,
    [id, left] = seen.find(([one]) => document.getElementById(one)) ?? [];
  playable = ready.map((card) => card.id).join();
  if (id) hand.scrollLeft = document.getElementById(id).offsetLeft - left;
  seen = [];
  if (!ready.length || playable === before) return;
  const { from, to } = sight(hand),
    best = ready.filter((card) => card.matches(".best")),
    slots = (best.length ? best : ready).map((card) => card.parentElement);
  const isSeen = (slot) => slot.offsetLeft >= from && end(slot) <= to;
  if (!(before === null ? slots.every(isSeen) : slots.some(isSeen)))
    hand.scrollLeft = withFirst(hand, slots[0]);
}
document.addEventListener("click", ({ target }) => {
  const pressed = target.closest(".hand-arrow");
  if (!pressed) return;
  const hand = $("#hand"),
    { from, to } = sight(hand),
    slots = all(".slot", hand),
    left =
      pressed === arrow("after")
        ? withFirst(hand, slots.find((slot) => end(slot) > to) ?? slots.at(-1))
        : withLast(hand, slots.findLast((slot) => slot.offsetLeft < from) ?? slots[0]);
  hand.scrollTo({ left, behavior: still() ? "instant" : "smooth" });
});
document.addEventListener(
  "scroll",
  ({ target }) => {
    if (target.id === "hand") showArrows();
  },
  true,
);
addEventListener("resize", showArrows);
export function raiseAgain(id) {
  const card = id && document.getElementById(id);
  if (!card?.getAttribute("aria-haspopup")) return;
  card.setAttribute("aria-expanded", "false");
  raise(card);
}
