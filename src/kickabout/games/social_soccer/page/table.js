// SocialSoccer at the table: members are picked up and put down on spots, players and the ball are animated,
// a card under the pointer shows its cost on the pool. Every decision is a plain form post.
import { $, all, still } from "/static/dom.js";
import { isDiscard } from "/static/hand.js";
import { shortcuts } from "/static/keys.js";
import { middle, walk } from "/static/pitch.js";
import "/static/search.js";

// --- Placing: a player is picked up, the free spots light up.
let held = null;
function hold(member) {
  held = member;
  for (const one of all(".member"))
    one.setAttribute("aria-pressed", String(one.dataset.member === member));
  const free = member ? all(`#places-${member} .target`).map((one) => one.value) : [];
  for (const put of all(".put-here")) {
    const action = `place ${member} in ${put.dataset.spot}`;
    put.hidden = !free.includes(action);
    put.value = put.hidden ? "" : action;
    const name = $(`.member[data-member="${member}"] .man-name`)?.textContent;
    if (!put.hidden)
      put.setAttribute(
        "aria-label",
        put.dataset.label.replace("{name}", () => name),
      );
  }
}
document.addEventListener("click", (event) => {
  const member = event.target.closest(".member");
  if (!member) return;
  event.preventDefault(); // the menu of spots is for pages without a script
  hold(held === member.dataset.member ? null : member.dataset.member);
  if (held && event.detail === 0) $(".put-here:not([hidden])")?.focus();
});

// --- Show the cost of a card on the pool, unless the card is to be discarded, which costs nothing.
function would(card) {
  if (card && isDiscard(card)) card = null;
  const cost = Number($(".card-value", card ?? document.createElement("i"))?.dataset.cost ?? 0);
  const coins = all(".side.below .coin:not(.spent)");
  for (const coin of all(".coin.would")) coin.classList.remove("would");
  for (const coin of cost ? coins.slice(-cost) : []) coin.classList.add("would");
  $(".side.below .pool-of")?.classList.toggle("short", cost > coins.length);
}
document.addEventListener("pointerover", (event) => would(event.target.closest?.("#hand .card")));
document.addEventListener("focusin", (event) => would(event.target.closest?.("#hand .card")));

// --- Animate what has moved: players along the ring, the ball from one to another.
const RING = ["a1", "a2", "a3", "a4", "b1", "b2", "d4", "d3", "d2", "d1"];
const box = (one) => one?.getBoundingClientRect();
let before = null;
function snapshot() {
  const men = new Map(
    all(".man[data-man]").map((man) => [man.id, man.closest(".spot").dataset.spot]),
  );
  before = {
    men,
    ball: box($("#the-ball")),
    holder: $("#the-ball")?.closest(".man")?.id,
  };
}
// The spots from one to another in the direction of the rotation, or a straight line if they are far apart.
function path(from, to, ring) {
  const start = ring.indexOf(from),
    steps = (ring.indexOf(to) - start + ring.length) % ring.length;
  return start < 0 || steps > 3
    ? [from, to]
    : Array.from({ length: steps + 1 }, (_, step) => ring[(start + step) % ring.length]);
}
function move() {
  const ring = $(".pitch.attack-only") ? RING.slice(0, 6) : RING;
  for (const man of all(".man[data-man]")) {
    const from = before.men.get(man.id),
      spot = man.closest(".spot"),
      to = spot.dataset.spot;
    if (!from || from === to) continue;
    const seat = man.closest(".ring").dataset.seat,
      end = middle(spot);
    const frames = path(from, to, ring).map((name) => {
      const at = middle($(`#spot-${seat}-${name}`));
      return { transform: `translate(${at.x - end.x}px, ${at.y - end.y}px)` };
    });
    man.animate(frames, { duration: 1300, easing: "ease-in-out" });
  }
  const ball = $("#the-ball"),
    now = box(ball);
  if (now && before.ball && ball.closest(".man")?.id !== before.holder) {
    const x = before.ball.x - now.x,
      y = before.ball.y - now.y;
    ball.animate(
      [
        { transform: `translate(${x}px, ${y}px) rotate(-540deg)` },
        { transform: `translate(${x / 2}px, ${y / 2 - 26}px) rotate(-270deg)` },
        { transform: "none" },
      ],
      { duration: 520, easing: "cubic-bezier(.3, .6, .3, 1)" },
    );
  }
}
document.addEventListener("htmx:before:swap", snapshot);
// A block is asked for where an answer was: whoever presses Enter twice does not let the shot through.
let asksBlock = false;
function guard() {
  const lets = $(".choice.lets");
  if (lets && !asksBlock && document.activeElement === lets) lets.blur();
  asksBlock = Boolean(lets);
}
function settle() {
  guard();
  hold($(`#member-${held}`) ? held : null);
  would(null);
  if (before && !still() && !document.hidden) move();
  before = null;
}
document.addEventListener("htmx:after:swap", settle);
addEventListener("DOMContentLoaded", settle);
// On a phone the hand lies over what is below: whoever is asked for a player does not find half of them behind it. It
// scrolls once, as the question comes up.
let asking = false;
function reveal() {
  const picks = all(".mine .below .pick"),
    bench = $("#bench");
  if (picks.length && !asking && getComputedStyle(bench).position === "sticky") {
    const lowest = Math.max(...picks.map((one) => one.getBoundingClientRect().bottom)),
      behind = lowest - bench.getBoundingClientRect().top;
    if (behind > 0) scrollBy({ top: behind + 16, behavior: "instant" });
  }
  asking = picks.length > 0;
}
addEventListener("load", reveal);
document.addEventListener("htmx:after:swap", () => setTimeout(reveal));

// --- Keys: from player to player, and back to the hand.
const isReading = () => $(".heap-list:popover-open") !== null;
shortcuts(
  [
    [
      "escape",
      () => {
        const member = held;
        if (!member) return false;
        hold(null);
        $(`#member-${member}`)?.focus();
      },
    ],
  ],
  () => !isReading(),
);
walk({
  places: ".pick, .put-here, .member",
  offered: () => {
    const puts = all(".put-here:not([hidden])");
    return puts.length ? puts : all("#pitch .pick, .member");
  },
  own: ".below",
  when: () => !isReading(),
});
