// Brings into view what the coach's note is about, and on a narrow page places the note near it, without covering what
// is to be seen or pressed. On a wide page the note has a place of its own.
"use strict";
(() => {
  const GAP = 10,
    STEP = 16;
  const docked = matchMedia("(min-width: 961px)");
  const $ = (selector) => document.querySelector(selector);
  const seen = (one) => one !== null && one.getClientRects().length > 0;
  const box = (one) => one.getBoundingClientRect();
  const overlap = (a, b) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const distance = (a, b) =>
    Math.hypot(
      Math.max(0, a.left - b.right, b.left - a.right),
      Math.max(0, a.top - b.bottom, b.top - a.bottom),
    );

  // The elements to press: the decision's buttons, or whatever reveals them when pressed, such as a card.
  function asked(action) {
    if (!action) return [];
    const value = `[value="${CSS.escape(action)}"]`;
    const buttons = [...document.querySelectorAll(`#live ${value}:not(.advice)`)].filter(seen);
    const first = `.slot:has(.aims ${value}) .card, .leads-on:not([aria-pressed="true"])`;
    return [...buttons, ...document.querySelectorAll(`#live :is(${first})`)];
  }

  // Scrolls an element into view that is off screen, or covered by a sticky element.
  function reveal(one) {
    const at = box(one),
      x = (at.left + at.right) / 2,
      y = (at.top + at.bottom) / 2;
    const above = document.elementFromPoint(x, y);
    const off = at.top < 0 || at.bottom > innerHeight;
    const under =
      above !== null && !one.contains(above) && !above.contains(one) && !above.closest("#coach");
    if (off || under) one.scrollIntoView({ block: "center", inline: "nearest" });
    else if (at.left < 0 || at.right > innerWidth)
      one.scrollIntoView({ block: "nearest", inline: "center" });
  }

  let shown = "";
  function place() {
    const coach = $("#coach");
    if (!coach) return;
    const parts = (coach.dataset.parts ?? "")
      .split(" ")
      .map((part) => document.getElementById(part))
      .filter(seen);
    const pressed = asked(coach.dataset.meant);
    if (shown !== coach.dataset.note) {
      shown = coach.dataset.note;
      for (const one of [...parts.slice(0, 1), ...pressed.slice(0, 1)]) reveal(one);
    }
    const lit = parts.length ? parts : pressed;
    // The report ends where the note begins.
    const report = $("#commentary");
    report.style.paddingBottom = docked.matches ? `${box(coach).height + 2 * GAP}px` : "";
    const over = $("#live.over") !== null; // a page of its own, to be scrolled
    if ((over && !lit.length) || docked.matches) return;
    const { width, height } = box(coach);
    const near = box(lit[0] ?? $("#bench")),
      kept = [...parts.map((one) => [box(one), 4]), ...pressed.map((one) => [box(one), 12])];
    // What is asked and what there is to answer with is read beside the note, if there is room.
    for (const one of ["#prompt", "#hand", "#strip"].map($).filter(seen)) kept.push([box(one), 4]);
    // A part of the pitch is shown among the others.
    const ground = lit[0]?.closest("#pitch");
    if (ground && ground !== lit[0]) kept.push([box(ground), 3]);
    const size = width * height;
    let best = null;
    for (let top = GAP; top + height + GAP <= innerHeight; top += STEP)
      for (let left = GAP; left + width + GAP <= innerWidth; left += STEP) {
        const here = { left, top, right: left + width, bottom: top + height };
        const wide = {
          left: left - GAP,
          top: top - GAP,
          right: here.right + GAP,
          bottom: here.bottom + GAP,
        };
        let cost =
          distance(here, near) / 200 +
          Math.abs(here.left + width / 2 - (near.left + near.right) / 2) / 4000;
        for (const [one, weight] of kept) {
          const smaller = Math.min(size, Math.max(1, one.width * one.height));
          cost += (weight * overlap(wide, one)) / smaller;
        }
        if (best === null || cost < best.cost) best = { cost, left, top };
      }
    if (best === null) return;
    coach.classList.add("placed");
    coach.style.left = `${best.left}px`;
    coach.style.top = `${best.top}px`;
  }

  let waiting = 0;
  function soon() {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(place);
  }
  document.addEventListener("htmx:after:swap", place);
  addEventListener("DOMContentLoaded", place);
  addEventListener("load", place);
  addEventListener("resize", soon);
  for (const kind of ["click", "keyup"]) document.addEventListener(kind, soon); // a card may be raised
  addEventListener("scroll", soon, { capture: true, passive: true });
  document.addEventListener("transitionend", soon);
  document.addEventListener("click", soon);
})();
