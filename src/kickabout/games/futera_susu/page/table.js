// The table of Futera SuSu: taking a card and placing it in a row, aiming a card at a spot, looking at a
// player, the countdown, searching a list. Every decision is a plain form post.
import { $, all, make } from "/static/dom.js";
import { beside, shortcuts } from "/static/keys.js";
import "/static/search.js";

let taken = null,
  typed = "",
  typing = 0;

// --- The lock-in: take a card, press its row.
const takes = () => all("#to-place .take");
const free = (row) => $(`.half.own .row[data-row="${row}"] .token.hole`) !== null;
const own = {
  forward: "forwards",
  midfielder: "midfield",
  defender: "defence",
  goalkeeper: "goal",
};
function take(shirt) {
  taken = takes().some((one) => one.dataset.shirt === shirt) ? shirt : null;
  const card = takes().find((one) => one.dataset.shirt === taken);
  for (const one of takes()) one.setAttribute("aria-pressed", String(one === card));
  for (const aim of all(".row-aim")) {
    aim.hidden = !card || !free(aim.dataset.row);
    aim.value = card ? `place ${taken} in ${aim.dataset.row}` : "";
    aim.classList.toggle("right", card !== undefined && own[card.dataset.row] === aim.dataset.row);
  }
  return card;
}
function lay(row) {
  const aim = $(`.row-aim[data-row="${row}"]`);
  if (!aim || aim.hidden) return false;
  aim.click();
  return true;
}
// One card is posted at a time; cards placed meanwhile queue up. The next card of the same row is
// taken at once, so that the eleven are placed quickly.
let busy = false,
  sending = null;
const waiting = [];
document.addEventListener(
  "click",
  (event) => {
    const row = event.target.closest(".row-aim")?.dataset.row,
      shirt = taken;
    if (!row) return;
    if (!busy) sending = shirt;
    else {
      event.preventDefault();
      waiting.push({ shirt, row });
    }
    // Later, since a pressed aim must keep its value until it has been sent.
    setTimeout(() => {
      if (taken === shirt) takeAfter(shirt);
    });
  },
  true,
);
function takeAfter(shirt) {
  const cards = takes().map((one) => one.dataset.shirt),
    place = cards.indexOf(shirt),
    underway = [sending, ...waiting.map((one) => one.shirt)];
  const keyed =
    document.activeElement?.matches(".take") || document.activeElement === document.body;
  const card = take(
    [...cards.slice(place + 1), ...cards.slice(0, place)].find((one) => !underway.includes(one)) ??
      null,
  );
  if (keyed) card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "nearest", inline: "center" });
}
function layNext() {
  const next = waiting.shift(),
    held = taken;
  if (!next) return;
  const gone = take(next.shirt) && lay(next.row);
  if (held !== next.shirt) take(held);
  if (!gone) layNext(); // it lies already, or its row is full
}
document.addEventListener("htmx:before:request", ({ detail }) => {
  busy ||= detail.ctx.sourceElement.id === "play";
});
document.addEventListener("htmx:finally:request", ({ detail }) => {
  if (detail.ctx.sourceElement.id !== "play") return;
  busy = false;
  sending = null;
  setTimeout(layNext);
});

// --- Looking at a player: the whole card over the stage, built from the small one.
let looked = null;
function sign(id, className, box) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"),
    use = document.createElementNS(svg.namespaceURI, "use");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("class", className);
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}
function large(token, { foot, rank, text }) {
  const copy = (selector) => $(selector, token)?.cloneNode(true),
    bonus = $(".token-bonus", token),
    name = $(".token-name", token).title;
  const values = all(".bars i", token).map((one) => one.textContent),
    stats = $("#glance").dataset.stats.split("|");
  const art = make(
    "span",
    "pc-art",
    copy(".portrait"),
    make("b", "pc-shirt", $(".token-shirt", token).textContent),
    copy(".class-sign"),
    sign("su-crest", "pc-crest", "0 0 48 52"),
    bonus && make("b", "pc-bonus", bonus.textContent),
  );
  const card = make(
    "span",
    `pcard large ${[...token.classList].filter((one) => /-(hero|captain)$/.test(one)).join(" ")}`,
    art,
    make(
      "span",
      `pc-name ${name.length > 18 ? "tightest" : name.length > 13 ? "tight" : ""}`,
      make("span", "", name),
    ),
    make(
      "span",
      "pc-stats",
      ...values.map((value, at) =>
        make(
          "i",
          value >= 14 ? "high" : "",
          sign(`su-die-${at + 1}`, "pip", "0 0 24 24"),
          make("em", "", stats[at]),
          make("b", "", value),
        ),
      ),
    ),
    make("span", "pc-foot", foot),
  );
  card.classList.add(...[...token.classList].filter((one) => one.startsWith("[--")));
  return [
    card,
    make(
      "span",
      "glance-words",
      make("b", "", name),
      make("em", "", rank),
      text && make("q", "", text),
      bonus && make("strong", "", `${bonus.textContent} ${bonus.title}`),
    ),
  ];
}
function look(button) {
  const shown = $("#glance"),
    token = button?.closest(".token");
  looked = token?.id ?? null;
  if (!shown) return;
  shown.hidden = !token;
  if (token) shown.replaceChildren(...large(token, button.dataset));
}
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || document.body.dataset.quiet !== undefined) return;
  look(event.target.closest?.(".token")?.querySelector(".look"));
});
document.addEventListener("focusin", (event) =>
  look(event.target.matches?.(".look:focus-visible") ? event.target : null),
);

document.addEventListener("click", (event) => {
  const card = event.target.closest(".take");
  if (card) take(card.dataset.shirt);
  const button = event.target.closest(".look");
  if (button) look(looked === button.closest(".token").id && !$("#glance").hidden ? null : button);
  else if (!event.target.closest(".token")) look(null);
});

// --- The same by dragging.
document.addEventListener("dragstart", (event) => {
  const card = event.target.closest?.(".take");
  if (!card) return;
  event.dataTransfer.effectAllowed = "move";
  event.dataTransfer.setData("text/plain", card.dataset.shirt);
  setTimeout(() => take(card.dataset.shirt)); // changing the page at once would end the drag
});
document.addEventListener("dragover", (event) => {
  const aim = event.target.closest?.(".row-aim:not([hidden])");
  for (const one of all(".row-aim.over")) one.classList.toggle("over", one === aim);
  if (!aim) return;
  aim.classList.add("over");
  event.preventDefault();
});
document.addEventListener("drop", (event) => {
  const aim = event.target.closest?.(".row-aim:not([hidden])");
  if (!aim) return;
  event.preventDefault();
  aim.click();
});

// --- A raised card asks for its target in the place of the prompt.
document.addEventListener("lit", ({ target }) => {
  const whom = $(".whom");
  if (!whom || !target.dataset.ask) return;
  whom.textContent = target.dataset.ask;
  whom.classList.add("asks");
});
for (const event of ["click", "keydown"])
  document.addEventListener(event, () =>
    setTimeout(() => $(".whom")?.classList.toggle("asks", $(".spot-aim:not([hidden])") !== null)),
  );

// --- Keys: a shirt's number, then the row's letter.
const ROWS = { f: "forwards", m: "midfield", d: "defence", g: "goal" };
shortcuts(
  [
    [
      /^\d$/,
      (key) => {
        const both = typed + key;
        typed = takes().some((one) => one.dataset.shirt === both) ? both : key;
        clearTimeout(typing);
        typing = setTimeout(() => {
          typed = "";
        }, 1500);
        take(typed)?.focus();
      },
    ],
    [
      "f m d g",
      (key) => {
        if (!taken) return false;
        lay(ROWS[key]);
      },
    ],
    [
      "arrowleft arrowright",
      (key, event) => {
        if (event.target.closest("#rules, #lines")) return false;
        const card = takes().find((one) => one.dataset.shirt === taken);
        take(beside(key, card, takes()).dataset.shirt).focus();
      },
    ],
    [
      "escape",
      () => {
        if (!taken) return false;
        take(null);
      },
    ],
  ],
  () => takes().length > 0,
);

// --- The clocks run on the page's own time; the server sends the time left whenever it renders them.
const ends = new WeakMap();
function tick() {
  for (const clock of all(".seconds[data-left]")) {
    if (!ends.has(clock) || ends.get(clock).left !== clock.dataset.left)
      ends.set(clock, {
        left: clock.dataset.left,
        at: performance.now() + Number(clock.dataset.left),
      });
    const left = Math.max(0, Math.ceil((ends.get(clock).at - performance.now()) / 1000));
    const text = clock.matches(".minutes")
      ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`
      : String(left);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("hurry", left <= 15 && !clock.matches(".minutes"));
  }
}
setInterval(tick, 200);

// --- An action card flies from the hand to the duel: a view transition between elements of equal name.
const played = (root = document) => all(".answer-card .card[id]", root);
let flown = [];
function flies(element) {
  if (!element) return;
  element.style.viewTransitionName = "played";
  flown.push(element);
}
function landed() {
  for (const element of flown) element.style.viewTransitionName = "";
  flown = [];
}
document.addEventListener("htmx:before:swap", ({ detail }) => {
  const next = detail.tasks.find((task) => task.target === $("#live"))?.fragment,
    here = played().map((card) => card.id);
  const fresh = next ? played(next).find((card) => !here.includes(card.id)) : null;
  if (!fresh || !document.activeViewTransition) return;
  landed();
  const seat = fresh.id.split("-").at(-1);
  if (!$(`#half-${seat}.mine-half`)) flies($(`#hand-of-${seat}`)); // an own card starts from its place in the hand
  document.addEventListener(
    "htmx:after:swap",
    () => {
      landed();
      flies(document.getElementById(fresh.id));
    },
    { once: true },
  );
  document.activeViewTransition.finished.finally(landed);
});

// --- State kept across updates: the card taken, the player looked at, the focus.
let before = null;
document.addEventListener("htmx:before:swap", () => {
  before = {
    number: $("#live")?.dataset.number,
    keyed: document.activeElement?.matches?.(".take"),
  };
});
function settle() {
  tick();
  const card = take(taken);
  if (before?.keyed && document.activeElement === document.body)
    card?.focus({ preventScroll: true });
  if (looked && before?.number === $("#live")?.dataset.number) look($(`#${looked} .look`));
  before = null;
}
document.addEventListener("htmx:after:swap", settle);
addEventListener("DOMContentLoaded", settle);
