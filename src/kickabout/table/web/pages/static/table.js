// Behaviour of every table's page: keys, targets, travelling cards, the countdown, the connection to the server.
// Every decision is a plain form post; this file only makes playing quick and pretty.
"use strict";

// --- Also used by the games' own scripts: the arrow keys move over a pitch from one element to the next.
function middle(one) {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
// The nearest element in the direction of an arrow key; null if there is none.
function towards(way, from, among) {
  const start = middle(from),
    sign = way === "left" || way === "up" ? -1 : 1,
    across = way === "left" || way === "right";
  let best = null,
    least = Infinity;
  for (const one of among) {
    const at = middle(one),
      along = (across ? at.x - start.x : at.y - start.y) * sign,
      aside = Math.abs(across ? at.y - start.y : at.x - start.x);
    if (one === from || along < 6) continue;
    if (along + aside * 2 < least) {
      least = along + aside * 2;
      best = one;
    }
  }
  return best;
}

(() => {
  const $ = (selector, from = document) => from.querySelector(selector);
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const live = () => $("#live");
  const cards = () => all("#hand .card");
  const raised = () => $("#hand .card[aria-expanded=true]");

  // --- Targets: a card with several plays is raised first, then a target is picked.
  function lower() {
    const card = raised();
    if (card) card.setAttribute("aria-expanded", "false");
    for (const aim of all(".aim")) aim.hidden = true;
    return card;
  }
  function raise(card) {
    if (card === lower()) return;
    card.setAttribute("aria-expanded", "true");
    for (const target of all(".target", card.parentElement)) {
      const seat = target.value.match(/ on (\d+)$/)?.[1];
      const aim = $(`.aim[data-seat="${seat}"]`);
      if (!aim) continue;
      aim.value = target.value;
      aim.hidden = false;
    }
  }
  let explained = null;
  function explain(card) {
    explained = card?.id ?? null;
    const reason = $("#reason");
    if (!reason) return;
    reason.replaceChildren(
      ...(card ? $(".tip", card.parentElement).cloneNode(true).childNodes : []),
    );
    reason.hidden = !card;
  }

  document.addEventListener("click", (event) => {
    const card = event.target.closest("#hand .card");
    if (card?.getAttribute("aria-haspopup")) raise(card);
    else if (card?.getAttribute("aria-disabled")) {
      lower();
      explain(card);
    } else if (!event.target.closest(".aims, .aim")) lower();
    if (!card?.getAttribute("aria-disabled") && explained) explain(null);
    const drawer = event.target.closest("[data-drawer]");
    if (drawer && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      toggleRules(drawer);
    }
    if (event.target.closest("[data-close]")) toggleRules($("[data-drawer]"));
    const dialog = event.target.closest("[data-dialog]")?.dataset.dialog;
    if (dialog) {
      event.preventDefault();
      document.getElementById(dialog).showModal();
    }
  });

  function toggleRules(link) {
    const drawer = $("#rules");
    drawer.hidden = !drawer.hidden;
    link.setAttribute("aria-expanded", String(!drawer.hidden));
    if (drawer.hidden) return link.focus();
    if (!$("#rules-body").childElementCount)
      htmx.ajax("GET", `${link.getAttribute("href")}?embed=1`, {
        target: "#rules-body",
        swap: "innerHTML",
      });
    $("#rules-body").focus();
  }

  // --- Keyboard.
  document.addEventListener("keydown", (event) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.target.matches("input, select, textarea") ||
      $("dialog[open]")
    )
      return;
    const key = event.key.toLowerCase();
    const labelled = $(`[data-key="${CSS.escape(event.key.toLowerCase())}"]`);
    if (labelled && !raised()) labelled.click();
    else if (/^\d$/.test(key)) {
      const number = (Number(key) + 9) % 10;
      const card = raised();
      if (card) all(".target", card.parentElement)[number]?.click();
      else {
        cards()[number]?.focus();
        cards()[number]?.click();
      }
    } else if (key === "arrowleft" || key === "arrowright") {
      const hand = cards();
      const at = hand.indexOf(document.activeElement?.closest?.(".slot")?.firstElementChild);
      if (event.target.closest("#rules, #lines") || !hand.length) return;
      hand[(at + (key === "arrowright" ? 1 : at < 0 ? 0 : -1) + hand.length) % hand.length].focus();
    } else if (key === "escape" && raised()) lower().focus();
    else if (key === "escape" && !$("#rules").hidden) toggleRules($("[data-drawer]"));
    else if (key === "escape") $("[data-key=h]")?.click();
    else if (key === "u") $("#undo")?.click();
    else if (key === "p" && $("#ask-hint")) $("#ask-hint").click();
    else if (key === "r") toggleRules($("[data-drawer]"));
    else if (key === "?") $("#keys").showModal();
    else return;
    event.preventDefault();
  });

  // --- Presses. The stream may show what a press has done before its answer is here: the next press waits for that,
  // and is not lost. A second press at the same state is a double click.
  const underway = new WeakMap();
  document.addEventListener("htmx:config:request", (event) => {
    const { sourceElement, request } = event.detail.ctx;
    const at = request.body.get("at");
    if (at === null) return;
    if (underway.get(sourceElement) === at) event.preventDefault();
    underway.set(sourceElement, at);
  });
  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
    const at = ctx.request.body?.get("at");
    if (underway.get(ctx.sourceElement) === at) underway.delete(ctx.sourceElement);
  });

  // --- Updates. Messages older than the page are dropped. If a card moves, the swap runs inside a view transition,
  // which the next update skips: the page never lags behind.
  let before = null,
    travelling = false,
    called = false;
  // The focused slot of the hand and its place: two updates may overlap, and either may remove it.
  let held = null,
    place = 0;
  document.addEventListener("focusin", ({ target }) => {
    held = target.closest("#hand .slot");
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!target.closest("#hand")) held = null;
  });
  const unreached = () => tell($("#notice").dataset.unreached);
  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx, tasks } = event.detail;
    const task = tasks.find((one) => one.target === live());
    // Empty responses: the stream shows the effect.
    if (!task || ctx.swap === "none") return;
    const next = $("#live", task.fragment);
    if (!next) {
      event.preventDefault();
      if (ctx.request.method === "POST") unreached();
      return;
    }
    // The log only grows: an undo is an entry as well. Messages of the stream are queued, so the answer to a play may
    // overtake them, and they it. But the first message of a new stream is always taken: the server may have been
    // restored from a backup.
    const begins = called && ctx.sourceElement?.id === "stream";
    if (!begins && Number(next.dataset.number) < Number(live().dataset.number))
      return event.preventDefault();
    // What somebody has opened stays open, unless they are done with it.
    for (const one of all("details[id][open]", live()))
      if (one.contains(ctx.sourceElement)) ctx.sourceElement.reset?.();
      else $(`details#${one.id}`, task.fragment)?.setAttribute("open", "");
    if (travelling) {
      // The transition began a frame ago; a card may have been raised or lowered since.
      if (before) before.raised = raised()?.id;
      return;
    }
    if (held?.isConnected) place = all(".slot").indexOf(held);
    before = {
      cards: new Set(cards().map((card) => card.id)),
      hands: new Map(all(".fans").map((fan) => [fan.id, Number(fan.textContent)])),
      answering: live().matches(".answering"),
      raised: raised()?.id,
    };
    const still =
      !document.startViewTransition ||
      document.hidden ||
      matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (still || layout(document) === layout(task.fragment)) return;
    event.preventDefault();
    travel(() => htmx.swap(ctx), task.fragment);
  });
  function layout(root) {
    return all("#played-card, .answer, #hand .card, .fans b, #discard b", root)
      .map((one) => one.id || one.textContent)
      .join("|");
  }

  // Names a card before and after an update, so that the browser animates its move. Names depend on public facts
  // only: "played" is the card on its way to the centre or from it, "drawn" the one that leaves the deck.
  let named = [],
    sent = null;
  function name(element, as) {
    if (!element) return;
    element.style.viewTransitionName = as;
    named.push(element);
  }
  function unname() {
    for (const element of named) element.style.viewTransitionName = "";
    named = [];
  }
  addEventListener("pointermove", () => delete document.body.dataset.quiet, { passive: true });
  document.addEventListener("submit", ({ submitter, target }) => {
    if (target.id === "play") $("#newcomer")?.removeAttribute("open"); // a newcomer who plays needs no help
    document.body.dataset.quiet = ""; // no tooltips for whatever slides under a resting pointer
    sent =
      submitter?.closest?.("#hand .slot")?.firstElementChild ??
      (submitter?.matches?.(".aim") ? raised() : null);
  });
  function travel(swap, after) {
    const from = $("#played") ? { ...$("#played").dataset } : null;
    const { cards: known, hands } = before;
    unname();
    const by = $("#played", after)?.dataset.by;
    name($("#played-card") ?? sent ?? (by ? $(`#hand-of-${by}`) : null), "played");
    if ($("#deck b", after)?.textContent !== $("#deck b")?.textContent)
      name($("#deck .card"), "drawn");
    sent = null;
    const transition = document.startViewTransition(async () => {
      unname();
      travelling = true;
      try {
        await swap();
      } finally {
        travelling = false;
      }
      const laid = from && $(`#laid-${from.on} [data-card="${from.card}"]`);
      name(
        $("#played-card") ??
          laid ??
          (from && $(`#discard-${from.by} .card`)) ??
          $("#discard .card"),
        "played",
      );
      const fresh = cards().find((card) => !known.has(card.id));
      const grown = all(".fans").find((fan) => Number(fan.textContent) > (hands.get(fan.id) ?? 99));
      name(fresh ?? grown, "drawn");
    });
    transition.ready.catch(() => {}); // skipped by the next one: the swap has run all the same
    transition.finished.finally(() => {
      if (!document.activeViewTransition) unname();
    });
  }
  function tell(text) {
    const words = document.createElement("p");
    words.className = "notice-text";
    words.textContent = text;
    $("#notice").replaceChildren(words);
  }

  function settle() {
    document.title = live()?.dataset.title ?? document.title;
    // The ring runs on the page's own clock; its delay is the time elapsed when the server rendered it.
    const sweep = $(".ring .sweep")?.getAnimations()[0];
    if (sweep) sweep.currentTime = 0;
    const unplayable = explained && document.getElementById(explained);
    if (explained) explain(unplayable?.getAttribute("aria-disabled") ? unplayable : null);
    // The focused card has been played: the focus goes to its neighbour, not to the top of the page.
    if (held && !held.isConnected && document.activeElement === document.body)
      cards()[Math.min(place, cards().length - 1)]?.focus({ preventScroll: true });
    if (!before) return;
    // The clock is running: scroll to an answer beyond the edge of the hand.
    if (!before.answering && live().matches(".answering")) {
      const hand = $("#hand"),
        answer = $(".card.ready", hand)?.parentElement;
      if (answer) hand.scrollLeft = answer.offsetLeft - (hand.clientWidth - answer.offsetWidth) / 2;
    }
    const chosen = before.raised && document.getElementById(before.raised);
    if (chosen?.getAttribute("aria-haspopup")) {
      chosen.setAttribute("aria-expanded", "false");
      raise(chosen);
    }
    before = null;
  }
  document.addEventListener("htmx:after:swap", ({ detail }) => {
    if (detail.ctx?.sourceElement?.id === "stream") called = false;
    if (detail.ctx?.target?.id === "live" || before) settle();
  });
  addEventListener("DOMContentLoaded", settle);

  // --- The stream sends no line twice: a pair of numbers is a range of the lines before.
  let lines = [];
  document.addEventListener("htmx:sse:before:message", ({ detail: { message } }) => {
    if (message.event !== "parts") return;
    lines = JSON.parse(message.data).flatMap((part) =>
      typeof part === "string" ? part.split("\n") : lines.slice(...part),
    );
    message.data = lines.join("\n");
    message.event = "";
  });

  // --- The connection to the server.
  const line = (up) => {
    $("#connection").hidden = up;
  };
  document.addEventListener("htmx:sse:error", () => line(false));
  // The stream reconnects by itself; only a failed first connection, or a stream that ended, is retried here. A
  // refused one brings a notice with the reason and the time to retry.
  let refused = false;
  function again({ detail }) {
    const response = detail?.ctx?.response;
    refused = response?.status === 429;
    $("#notice").classList.toggle("stays", refused);
    if (!refused) line(false);
    const seconds = Number(response?.headers.get("Retry-After")) || 2;
    setTimeout(() => htmx.trigger($("#stream"), "again"), seconds * 1000);
  }
  document.addEventListener("htmx:sse:close", again);
  for (const failed of ["htmx:error", "htmx:response:error"])
    $("#stream")?.addEventListener(failed, again);
  document.addEventListener("htmx:sse:after:connection", () => {
    called = true;
    line(true);
    if (refused) $("#notice").replaceChildren();
    refused = false;
    $("#notice").classList.remove("stays");
  });
  addEventListener("offline", () => line(false));
  addEventListener("pagehide", () => {
    $("#connection").hidden = true;
  });
  document.addEventListener("htmx:error", ({ detail }) => {
    if (detail.ctx?.request?.method === "POST") unreached();
  });
})();
