// Squad Rush at the table: menus beside players, raised cards aimed at the pitches, arrow keys from player to
// player. Every decision is a plain form post.
"use strict";
(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const open = () => $(".menu:popover-open");
  const raised = () => $("#hand .card[aria-expanded=true]");

  // --- The menu of a player opens beside him.
  function place(menu) {
    const button = $(`[popovertarget="${menu.id}"]`),
      man = button?.parentElement.getBoundingClientRect();
    if (!man) return;
    const mine = menu.getBoundingClientRect(),
      right = man.right + 6;
    const x = right + mine.width <= innerWidth - 8 ? right : Math.max(8, man.left - mine.width - 6);
    menu.style.left = `${man.width > innerWidth / 2 ? 8 : x}px`;
    menu.style.top = `${Math.min(Math.max(8, man.top), innerHeight - mine.height - 8)}px`;
  }
  document.addEventListener(
    "toggle",
    (event) => {
      if (!event.target.matches?.(".menu") || event.newState !== "open") return;
      place(event.target);
      if (document.activeElement?.matches(":focus-visible")) $(".target", event.target)?.focus();
    },
    true,
  );

  // --- An action that cannot be taken back takes a second press.
  function unsure(but = null) {
    for (const one of all(".pick.sure"))
      if (one !== but) {
        one.classList.remove("sure");
        one.removeAttribute("aria-pressed");
        $(".pick-does", one).textContent = one.dataset.does;
      }
  }
  document.addEventListener("click", (event) => {
    const pick = event.target.closest(".pick[data-twice]");
    unsure(pick);
    if (!pick || pick.matches(".sure")) return;
    event.preventDefault();
    pick.classList.add("sure");
    pick.setAttribute("aria-pressed", "true");
    pick.dataset.does = $(".pick-does", pick).textContent;
    $(".pick-does", pick).textContent = pick.dataset.twice;
  });

  // --- A raised card that is played on a player lights up its legal targets.
  function aims() {
    const card = raised(),
      targets = card ? all(".target", card.parentElement).map((one) => one.value) : [];
    for (const aim of all(".spot-aim")) {
      const action = aim.dataset.plays.split("|").find((one) => targets.includes(one));
      aim.hidden = !action;
      aim.value = action ?? "";
      const number = targets.indexOf(action) + 1;
      if (action)
        aim.replaceChildren(
          ...(number <= 10
            ? [Object.assign(document.createElement("kbd"), { textContent: number % 10 })]
            : []),
        );
    }
    const lit = all(".spot-aim:not([hidden])");
    for (const aim of lit) name(targets.indexOf(aim.value), aim, card);
    card?.parentElement.querySelector(".aims")?.classList.toggle("on-pitch", lit.length > 0);
    return lit;
  }
  // Where the pitches are out of sight the targets are a list, each with shirt and manager, sorted by manager.
  function name(number, aim, card) {
    const target = all(".target", card.parentElement)[number],
      man = aim.closest(".man"),
      team = aim.closest(".team");
    if (!target || $(".man-shirt", target)) return;
    const whose = document.createElement("small");
    whose.textContent = `${$(".man-name", man).textContent} · ${$("h3", team).textContent}`;
    target.classList.add(...[...man.classList].filter((one) => one.startsWith("[--")));
    target.style.order = team.dataset.seat;
    target.replaceChildren(
      $(".man-shirt", man).cloneNode(true),
      whose,
      ...all("kbd, .odds", target),
    );
  }
  document.addEventListener("click", (event) => {
    // A pressed aim keeps its value until it has been sent.
    if (event.target.closest(".spot-aim")) setTimeout(aims);
    else aims();
  });
  addEventListener("keyup", () => aims());

  // --- Keys: up to the pitches, from player to player, and back down to the hand.
  const reachable = () => {
    const aimed = all(".spot-aim:not([hidden]), .aim:not([hidden])");
    return aimed.length ? aimed : all("#pitch .pick, #pitch .draws");
  };
  addEventListener(
    "keydown",
    (event) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.target.matches("input, select, textarea") ||
        $("dialog[open]")
      )
        return;
      const key = event.key.toLowerCase(),
        menu = open(),
        here = event.target.closest?.("#pitch .pick, #pitch .draws, #pitch .spot-aim, #pitch .aim");
      if (menu) {
        const targets = all(".target", menu),
          at = targets.indexOf(document.activeElement);
        if (key === "escape") {
          menu.hidePopover();
          $(`[popovertarget="${menu.id}"]`)?.focus();
        } else if (/^\d$/.test(key)) targets[(Number(key) + 9) % 10]?.click();
        else if (key === "arrowdown" || key === "arrowup")
          targets[(at + (key === "arrowdown" ? 1 : -1) + targets.length) % targets.length]?.focus();
        else return;
      } else if (
        key.startsWith("arrow") &&
        !event.target.closest?.("#rules, #lines, #rivals:focus")
      ) {
        const way = key.slice(5),
          offered = reachable();
        const inHand = !here && (event.target.closest?.("#hand") || event.target === document.body);
        if (!offered.length || !(here || (way === "up" && inHand))) return;
        const next = here
          ? towards(way, here, offered)
          : (offered.find((one) => one.closest(".own")) ?? offered.at(-1));
        if (next) next.focus();
        else if (way === "down") ($("#hand .card.ready") ?? $("#hand .card"))?.focus();
      } else if (key === "escape" && $(".pick.sure")) unsure();
      else if (key === "escape" && here && !raised())
        ($("#hand .card.ready") ?? $("#hand .card"))?.focus();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );

  // --- The best seven at one press: each update triggers the next player to leave out.
  let fielding = false;
  document.addEventListener("submit", ({ submitter }) => {
    fielding = submitter?.matches?.(".best-seven") ?? false;
  });
  function goOn() {
    const button = $(".best-seven");
    fielding &&= button !== null;
    if (fielding) button.click(); // if this post is dropped because the last is still under way, the next update retries
  }

  // --- Restore the focused player and the scroll position of the others' pitches after an update.
  let before = null;
  const ready = () => all("#pitch .pick, #pitch .draws");
  document.addEventListener("htmx:before:swap", () => {
    const focused = document.activeElement?.closest?.(
      "#pitch .pick, #pitch .draws, #pitch .spot-aim, .menu",
    );
    before = {
      focused: focused
        ? (focused.closest("[data-man]")?.dataset.man ?? focused.dataset.choice ?? "")
        : null,
      swiped: $("#rivals")?.scrollLeft ?? 0,
    };
  });
  function settle() {
    aims();
    if (before && $("#rivals")) $("#rivals").scrollLeft = before.swiped;
    if (before?.focused != null && document.activeElement === document.body) {
      const next = ready();
      (
        next.find(
          (one) =>
            (one.closest("[data-man]")?.dataset.man ?? one.dataset.choice) === before.focused,
        ) ??
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
