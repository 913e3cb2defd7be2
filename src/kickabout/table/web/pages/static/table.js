// Behaviour of every table's page: what moves at an update, the rules beside the table, the connection to the server.
// Every decision is a plain form post; scripts only make playing quick and pretty.
import { $, all, live, still } from "./dom.js";
import { cards, keepPlace, raiseAgain, raised, settleHand } from "./hand.js";
import { tableShortcuts } from "./keys.js";

// --- Dialogs, and the rules beside the table.
document.addEventListener("click", (event) => {
  const drawer = event.target.closest("[data-drawer]");
  if (drawer && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    toggleRules(drawer);
  }
  if (event.target.closest("[data-close]")) toggleRules($("[data-drawer]"));
  if (!event.target.closest("#hint")) foldHint(document);
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

tableShortcuts([
  ["escape", () => ($("#rules").hidden ? false : toggleRules($("[data-drawer]")))],
  ["u", () => $("#undo")?.click()],
  ["p", () => ($("#ask-hint") ? $("#ask-hint").click() : false)],
  ["r", () => toggleRules($("[data-drawer]"))],
  ["?", () => $("#keys").showModal()],
]);

// --- The offer of a lesson, which stays closed once somebody has closed it.
const offer = $("#newcomer");
if (offer) {
  const key = `no lesson ${offer.dataset.game}`;
  if (localStorage.getItem(key)) offer.open = false;
  offer.addEventListener("toggle", () => !offer.open && localStorage.setItem(key, "closed"));
}

// --- Presses. The stream may show what a press has done before its answer is here: the next press waits for that,
// and is not lost. A second press of the same at the same state is a double click, and so is one that follows in no time
// at the same place, whatever has come to lie there; one of something else is made as soon as the page has moved on.
const underway = new WeakMap(),
  DOUBLE_MS = 300;
let waits = null,
  pressedAt = -DOUBLE_MS;
document.addEventListener(
  "click",
  (event) => {
    const isDouble = event.detail > 1 && event.timeStamp - pressedAt < DOUBLE_MS;
    if (event.detail) pressedAt = event.timeStamp;
    if (!isDouble || !event.target.closest?.('[form="play"]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
document.addEventListener("htmx:config:request", (event) => {
  const { sourceElement, request } = event.detail.ctx;
  const at = request.body.get("at"),
    action = request.body.get("action");
  if (at === null) return;
  const last = underway.get(sourceElement);
  if (last?.at === at) {
    event.preventDefault();
    if (action !== last.action) waits = { at, action };
    return;
  }
  waits = null;
  underway.set(sourceElement, { at, action });
  // The notice was about the decision before: it is not to outlast this one.
  if (!refused) $("#notice").replaceChildren();
});
document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
  const at = ctx.request.body?.get("at");
  if (underway.get(ctx.sourceElement)?.at === at) underway.delete(ctx.sourceElement);
});
document.addEventListener("htmx:after:swap", () =>
  setTimeout(() => {
    if (!waits || waits.at === $("#play [name=at]")?.value) return;
    const button = $(`#live [form="play"][value="${CSS.escape(waits.action)}"]`);
    waits = null;
    button?.click();
  }),
);
for (const failed of ["htmx:error", "htmx:response:error"])
  document.addEventListener(failed, () => {
    waits = null;
  });

// --- Updates. Messages older than the page are dropped. If a card moves, the swap runs inside a view transition,
// which the next update skips: the page never lags behind.
let before = null,
  travelling = false,
  called = false;
// On a phone the whole of a hint would lie over the pitch that it is about.
function foldHint(root) {
  if (matchMedia("(max-width: 640px)").matches) $("details#hint", root)?.removeAttribute("open");
}
foldHint(document);
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
  if (!$("#hint.ready")) foldHint(task.fragment);
  // What somebody has opened stays open, unless they are done with it.
  const done = ctx.sourceElement?.closest("details[id]");
  for (const one of all("details[id][open]", live()))
    if (one === done) ctx.sourceElement.reset?.();
    else $(`details#${one.id}`, task.fragment)?.setAttribute("open", "");
  if (travelling) {
    // The transition began a frame ago; a card may have been raised or lowered since.
    if (before) before.raised = raised()?.id;
    return;
  }
  keepPlace();
  before = {
    cards: new Set(cards().map((card) => card.id)),
    hands: new Map(all(".fans").map((fan) => [fan.id, Number(fan.textContent)])),
    over: isOver(),
    raised: raised()?.id,
  };
  const atOnce = !document.startViewTransition || document.hidden || still();
  if (atOnce || layout(document) === layout(task.fragment)) return;
  event.preventDefault();
  travel(() => htmx.swap(ctx), task.fragment);
});
const isOver = () => Boolean(live()?.matches(".over"));
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
addEventListener("keydown", ({ key }) => {
  if (/^(Arrow|Tab)/.test(key)) delete document.body.dataset.quiet;
});
document.addEventListener("submit", ({ submitter, target }) => {
  if (target.id === "play" && !alone) offer?.classList.add("small");
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
      $("#played-card") ?? laid ?? (from && $(`#discard-${from.by} .card`)) ?? $("#discard .card"),
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
  // Somebody who has been found for the next match is told in the title for as long as it takes.
  document.title = $("#seek")?.dataset.title ?? live()?.dataset.title ?? document.title;
  // The ring runs on the page's own clock; its delay is the time elapsed when the server rendered it.
  const sweep = $(".ring .sweep")?.getAnimations()[0];
  if (sweep) sweep.currentTime = 0;
  settleHand();
  if (!before) return;
  raiseAgain(before.raised);
  // Whoever was down in the report sees the result.
  if (isOver() && !before.over) scrollTo({ top: 0 });
  before = null;
}
document.addEventListener("htmx:after:swap", ({ detail }) => {
  if (detail.ctx?.sourceElement?.id === "stream") called = false;
  if (detail.ctx?.target?.id === "live" || before) settle();
});
addEventListener("DOMContentLoaded", settle);

// --- A decision in several steps at one press: each update presses the button again until it is gone. A press that is
// dropped, since the last is still under way, is made up for by the next update.
let repeated = null;
document.addEventListener("submit", ({ submitter }) => {
  repeated = submitter?.dataset.repeats ?? null;
});
document.addEventListener("htmx:after:swap", () =>
  setTimeout(() => {
    const button = repeated && $(`[data-repeats="${repeated}"]`);
    if (button) button.click();
    else repeated = null;
  }),
);

// --- A decision without a choice is shown for a moment and then made. Taking it back takes back the choice before it,
// if that may be taken back.
let sole = null,
  alone = false, // while the page presses by itself
  isBack = false;
document.addEventListener("submit", ({ submitter }) => {
  isBack = submitter?.id === "undo";
});
function makeSole() {
  clearTimeout(sole);
  const action = live()?.dataset.sole;
  if (action === undefined) return;
  const button =
    (isBack && $("#undo")) || $(`#live [name="action"][value="${CSS.escape(action)}"]`);
  const [least, most] = live().dataset.soleMs.split(" ").map(Number);
  const answer = () => {
    if (live().dataset.soleWhy === "waste") document.dispatchEvent(new Event("passed"));
    alone = true;
    button?.click();
    alone = false;
  };
  sole = setTimeout(answer, isBack ? 0 : least + Math.random() * (most - least));
}
document.addEventListener("htmx:after:swap", makeSole);
addEventListener("DOMContentLoaded", makeSole);

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

// --- Whoever is there when the next match is set up goes there; who comes back later has a link to it.
const hadNext = Boolean($("[data-next]"));
document.addEventListener("htmx:after:swap", () => {
  const next = $("[data-next]");
  if (next && !hadNext) location.assign(next.href);
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
