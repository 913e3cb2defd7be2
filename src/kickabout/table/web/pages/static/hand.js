// The hand: a card with several plays is raised first, then one of its targets is picked, beside the card or on the
// pitch; a card that cannot be played says why.
import { $, all } from "./dom.js";
import { beside, tableShortcuts, tenth } from "./keys.js";

export const cards = () => all("#hand .card");
export const raised = () => $("#hand .card[aria-expanded=true]");
export const targets = (card) => all(".target", card.parentElement);
export const focusHand = (options) => ($("#hand .card.ready") ?? $("#hand .card"))?.focus(options);

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
      if (!labelled || raised()) return false;
      labelled.click();
    },
  ],
  [
    /^\d$/,
    (key) => {
      const card = raised();
      if (card) return targets(card)[tenth(key)]?.click();
      cards()[tenth(key)]?.focus();
      cards()[tenth(key)]?.click();
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
  place = 0;
document.addEventListener("focusin", ({ target }) => {
  held = target.closest("#hand .slot");
});
document.addEventListener("pointerdown", ({ target }) => {
  if (!target.closest("#hand")) held = null;
});
export function keepPlace() {
  if (held?.isConnected) place = all(".slot").indexOf(held);
}
// Say on a narrow window that there are cards beyond an edge.
function showEdges() {
  const hand = $("#hand");
  if (!hand) return;
  const beyond = hand.scrollWidth - hand.clientWidth - hand.scrollLeft;
  hand.classList.toggle("goes-on", beyond > 8);
  hand.classList.toggle("came-before", hand.scrollLeft > 8);
}
document.addEventListener(
  "scroll",
  ({ target }) => {
    if (target.id === "hand") showEdges();
  },
  true,
);
addEventListener("resize", showEdges);
export function settleHand() {
  showEdges();
  const unplayable = explained && document.getElementById(explained);
  if (explained) explain(unplayable?.getAttribute("aria-disabled") ? unplayable : null);
  if (held && !held.isConnected && document.activeElement === document.body)
    cards()[Math.min(place, cards().length - 1)]?.focus({ preventScroll: true });
}
// Scroll to the first card that can be played, unless one is in sight.
export function showReady() {
  const hand = $("#hand"),
    slots = all("#hand .card.ready").map((card) => card.parentElement);
  const inSight = ({ offsetLeft, offsetWidth }) =>
    offsetLeft >= hand.scrollLeft && offsetLeft + offsetWidth <= hand.scrollLeft + hand.clientWidth;
  if (slots.length && !slots.some(inSight))
    hand.scrollLeft = slots[0].offsetLeft - (hand.clientWidth - slots[0].offsetWidth) / 2;
}
export function raiseAgain(id) {
  const card = id && document.getElementById(id);
  if (!card?.getAttribute("aria-haspopup")) return;
  card.setAttribute("aria-expanded", "false");
  raise(card);
}
