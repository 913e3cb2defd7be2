// SocialSoccer at the table: members are picked up and put down on spots, players and the ball are animated,
// a card under the pointer shows its cost on the pool. Every decision is a plain form post.
"use strict";
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

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

  // --- The line-up at one press: each update triggers the placement of the next member.
  let placing = false;
  document.addEventListener("submit", ({ submitter }) => {
    placing = submitter?.matches?.(".line-up-all") ?? false;
  });
  function goOn() {
    const button = $(".line-up-all");
    placing &&= button !== null;
    if (placing) button.click();
  }

  // --- Show the cost of a card on the pool.
  function would(card) {
    const cost = Number($(".card-value", card ?? document.createElement("i"))?.dataset.cost ?? 0);
    const coins = all(".side.below .coin:not(.spent)");
    for (const coin of all(".coin.would")) coin.classList.remove("would");
    for (const coin of cost ? coins.slice(-cost) : []) coin.classList.add("would");
    $(".side.below .pool-of")?.classList.toggle("short", cost > coins.length);
  }
  document.addEventListener("pointerover", (event) => would(event.target.closest?.("#hand .card")));
  document.addEventListener("focusin", (event) => would(event.target.closest?.("#hand .card")));

  // --- The search of the dressing room.
  document.addEventListener("input", (event) => {
    const field = event.target.closest("[data-search]");
    if (!field) return;
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of all("[data-words]", $(field.dataset.search))) {
      const known = row.dataset.words.toLowerCase();
      row.hidden = !words.every((word) => known.includes(word));
    }
  });

  // --- Keys: up to the pitch, from player to player, and back down to the hand.
  const reachable = () => {
    const puts = all(".put-here:not([hidden])");
    return puts.length ? puts : all("#pitch .pick, .member");
  };
  const toHand = () => ($("#hand .card.ready") ?? $("#hand .card"))?.focus();
  addEventListener(
    "keydown",
    (event) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.target.matches("input, select, textarea") ||
        $("dialog[open], .heap-list:popover-open")
      )
        return;
      const key = event.key.toLowerCase(),
        here = event.target.closest?.(".pick, .put-here, .member");
      if (key.startsWith("arrow") && !event.target.closest?.("#rules, #lines")) {
        const way = key.slice(5),
          offered = reachable();
        const start =
          !here &&
          way === "up" &&
          (event.target.closest?.("#hand") || event.target === document.body);
        if (!offered.length || !(here || start)) return;
        const next = here
          ? towards(way, here, offered)
          : (offered.find((one) => one.closest(".below")) ?? offered.at(-1));
        if (next) next.focus();
        else if (way === "down") toHand();
      } else if (key === "escape" && held) {
        const member = held;
        hold(null);
        $(`#member-${member}`)?.focus();
      } else if (key === "escape" && here) toHand();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // --- Animate what has moved: players along the ring, the ball from one to another.
  const RING = ["a1", "a2", "a3", "a4", "b1", "b2", "d4", "d3", "d2", "d1"];
  const box = (one) => one?.getBoundingClientRect();
  let before = null;
  function snapshot() {
    const men = new Map(
      all(".man[data-man]").map((man) => [man.id, man.closest(".spot").dataset.spot]),
    );
    const focused = document.activeElement?.closest?.(".pick, .put-here, .member");
    before = {
      men,
      ball: box($("#the-ball")),
      holder: $("#the-ball")?.closest(".man")?.id,
      focused: focused ? (focused.closest("[data-man]")?.dataset.man ?? "") : null,
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
  function settle() {
    hold($(`#member-${held}`) ? held : null);
    would(null);
    if (before && !still() && !document.hidden) move();
    if (before?.focused != null && document.activeElement === document.body) {
      const next = reachable();
      (
        next.find((one) => one.closest("[data-man]")?.dataset.man === before.focused) ??
        next[0] ??
        $("#hand .card.ready") ??
        $("#hand .card")
      )?.focus({ preventScroll: true });
    }
    before = null;
    setTimeout(goOn);
  }
  document.addEventListener("htmx:after:swap", settle);
  addEventListener("DOMContentLoaded", settle);
})();
