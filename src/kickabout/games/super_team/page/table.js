// The pitch of Super Team: the player picks a piece, its spaces light up, and every spot previews its path,
// power and chance. Spots are plain submit buttons, so they work without this file too.
import { $, all, make, still } from "/static/dom.js";
import { shortcuts } from "/static/keys.js";
import { raised, targets } from "/static/hand.js";
import { towards } from "/static/pitch.js";

const SVG = "http://www.w3.org/2000/svg";
const quick = ["move", "place", "centre", "land", "kick", "push"]; // what one tap does; the rest is shown first
let chosen = null,
  eyed = null,
  typed = "",
  typing = 0,
  dice = new Set();

const pitch = () => $("#pitch");
const spots = () => all("#spots .spot").filter((spot) => !spot.matches(".many:not(.open)"));
const reachable = () => [...all("#spots .mover"), ...spots()];

// --- Positions, in the units of the drawing.
function place(space) {
  const { columns, rows } = size(),
    flipped = pitch().matches(".flipped");
  const x = space.charCodeAt(0) - 97,
    y = Number(space.slice(1)) - 1;
  return {
    x: (flipped ? columns - 1 - x : x) * 100 + 50,
    y: (flipped ? y : rows - 1 - y) * 100 + 50,
  };
}
function size() {
  const style = getComputedStyle(pitch());
  return {
    columns: Number(style.getPropertyValue("--columns")),
    rows: Number(style.getPropertyValue("--rows")),
  };
}
function draw(tag, attributes, text) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== undefined) made.textContent = text;
  $("#way").append(made);
}
// A path through the stops, bent by `bow`.
function arrow(stops, kind, bow = 0) {
  const points = stops.map(place);
  const [a, b] = [points[0], points.at(-1)];
  const trim = (from, to, by) => {
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return {
      x: from.x + ((to.x - from.x) / long) * by,
      y: from.y + ((to.y - from.y) / long) * by,
    };
  };
  const start = trim(a, points[1], 30),
    end = trim(b, points.at(-2), 36);
  let path = `M${start.x} ${start.y}`;
  if (bow) {
    const dx = b.x - a.x,
      dy = b.y - a.y,
      long = Math.hypot(dx, dy) || 1;
    path += `Q${(a.x + b.x) / 2 - (dy / long) * bow} ${(a.y + b.y) / 2 + (dx / long) * bow} `;
  } else for (const stop of points.slice(1, -1)) path += `L${stop.x} ${stop.y}`;
  path += `${bow ? "" : "L"}${end.x} ${end.y}`;
  draw("path", { d: path, class: `way ${kind}`, "marker-end": "url(#st-head)" });
}

// --- Preview of a spot: its path on the pitch, its numbers on the plate.
function eye(spot) {
  if (eyed === spot && spot?.isConnected) return;
  eyed?.classList.remove("eyed");
  eyed = spot ?? null;
  $("#way")?.replaceChildren();
  const plate = $("#plate");
  if (plate) plate.hidden = true;
  if (!spot) return;
  spot.classList.add("eyed");
  const { from, via, blocks, lost } = spot.dataset,
    space = spot.dataset.at ?? spot.dataset.space;
  const kind = spot.classList[1];
  if (kind === "dribble" || kind === "bypass" || kind === "tackle") {
    arrow([from, space], "piece-way", 46);
    arrow([space, from], "piece-way back", 46);
  } else if (from && from !== space) {
    const byBall = kind === "pass" || kind === "shoot" || kind === "kick" || kind === "strike";
    const stops = !byBall && via ? [from, via, space] : [from, space];
    arrow(stops, byBall ? "ball-way" : "piece-way", spot.matches(".round-ball") ? 60 : 0);
  }
  for (const block of blocks?.split(" ") ?? []) {
    const at = place(block),
      aside = lost && at.x < place(lost).x ? -34 : 34; // away from what is written at the ball
    draw("circle", { cx: at.x, cy: at.y, r: 46, class: "blocker" });
    draw(
      "text",
      { x: at.x + aside, y: at.y - 26, class: "blocker-text" },
      kind === "pass" ? "+1" : "−1",
    );
  }
  if (lost && spot.dataset.chance !== "100") {
    const at = place(lost);
    draw("path", { d: `M${at.x - 13} ${at.y + 22}l26 26m0-26l-26 26`, class: "lost" });
    draw("text", { x: at.x, y: at.y + 72, class: "lost-text" }, plate?.dataset.elseHere ?? "");
  }
  if (plate) write(plate, spot, kind);
}
function write(plate, spot, kind) {
  const chances = spot.dataset.chance?.split(" ") ?? [];
  if (!chances.length && quick.includes(kind) && kind !== "kick" && !touched) return;
  const said = plate.dataset,
    lines = [make("h4", "", spot.dataset.title)];
  if (spot.dataset.sum) lines.push(make("div", "needs", spot.dataset.sum));
  if (chances.length) {
    const body = make("tbody", "");
    chances.forEach((chance, count) => {
      const coins = make("td", "");
      if (!count) coins.textContent = chances.length > 1 ? said.noMorale : said.chance;
      for (let n = 0; n < count; n++) {
        const coin = document.createElementNS(SVG, "svg");
        coin.setAttribute("viewBox", "0 0 48 48");
        coin.setAttribute("class", "rosette");
        const use = document.createElementNS(SVG, "use");
        use.setAttribute("href", "#st-morale");
        coin.append(use);
        coins.append(coin);
      }
      const fill = make("i", "");
      fill.style.width = `${chance}%`;
      body.append(
        make(
          "tr",
          "",
          coins,
          make("td", "", make("span", "bar", fill)),
          make("td", "", chance, make("small", "", said.sign)),
        ),
      );
    });
    lines.push(make("table", "", body));
  }
  const commit = make("button", "commit", said.commit);
  commit.type = "button";
  commit.addEventListener("click", () => spot.click());
  plate.replaceChildren(...lines, commit);
  plate.hidden = false;
  if (getComputedStyle(plate).position === "fixed") return;
  // Beside, below or above the spot, wherever it covers the fewest of the spots, figures, goals and the ball; never
  // over this one or outside the pitch.
  const ground = plate.parentElement.getBoundingClientRect(),
    box = spot.getBoundingClientRect(),
    { width, height } = plate.getBoundingClientRect(),
    others = [
      ...spots(),
      ...all("#pitch .goal .mouth, #pitch .goal .net, #pitch .figure, #the-ball, #way .lost-text"),
    ].map((one) => one.getBoundingClientRect());
  const covered = ({ x, y }) =>
    others.filter((o) => o.left < x + width && o.right > x && o.top < y + height && o.bottom > y)
      .length;
  const within = (at, low, high) => Math.min(Math.max(at, low), high);
  const across = within(box.top - 20, ground.top + 4, ground.bottom - height - 4),
    along = within(box.x + box.width / 2 - width / 2, ground.left, ground.right + 8 - width);
  const { x, y } = [
    { x: box.right + 10, y: across },
    { x: box.left - width - 10, y: across },
    { x: along, y: box.bottom + 10 },
    { x: along, y: box.top - height - 10 },
  ]
    .filter(
      (at) =>
        at.x >= ground.left - 8 &&
        at.x + width <= ground.right + 8 &&
        at.y >= ground.top &&
        at.y + height <= ground.bottom,
    )
    .toSorted((a, b) => covered(a) - covered(b))[0];
  plate.style.left = `${x - ground.left}px`;
  plate.style.top = `${y - ground.top}px`;
}
let touched = false;
document.addEventListener("submit", () => eye(null));

// --- Preview of a card of the hand on the stage while it is raised, hovered or focused.
let told = null;
function glance(looked) {
  const shown = $("#glance"),
    card = raised() ?? looked,
    tip = card && $(".tip", card.parentElement);
  told = tip ? card.id : null;
  if (!shown) return;
  shown.hidden = !tip;
  if (!shown.classList.toggle("raised", card?.getAttribute("aria-expanded") === "true"))
    shown.style.bottom = "";
  if (tip)
    shown.replaceChildren(
      make("h4", "", $(".card-name", card).textContent),
      ...tip.cloneNode(true).childNodes,
    );
}
// Focus comes to the hand by itself when a card is played: the stage goes on showing what is to be chosen.
const focused = () => ($("#stage.busy") ? null : $("#hand .card:focus-visible"));
document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && !document.body.dataset.quiet)
    glance(event.target.closest?.("#hand .card") ?? focused());
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.(":focus-visible")) glance(focused());
});

// The uses of a raised card lie below its text, where they cover neither the prompt nor the report. A narrow
// window has no room for the text, and leaves them where they are.
function layUses() {
  const card = raised(),
    uses = card && $(".aims", card.parentElement),
    text = $("#glance");
  if (!uses || !text || uses.dataset.laid) return;
  glance(card);
  if (!text.offsetWidth) return;
  const stage = $("#stage").getBoundingClientRect();
  uses.dataset.laid = "";
  uses.style.margin = 0;
  uses.style.width = `${stage.width}px`;
  text.style.setProperty("--uses", `${uses.offsetHeight}px`);
  const { left, bottom } = uses.getBoundingClientRect();
  uses.style.marginLeft = `${stage.left - left}px`;
  // Where the text needs more than the stage, it lies over the report.
  text.style.bottom = "";
  const ends = [...text.children].map((part) => part.getBoundingClientRect().bottom);
  const { bottom: foot } = text.getBoundingClientRect(),
    more = Math.max(
      0,
      Math.max(...ends) - (foot - uses.offsetHeight + $(".target", uses).offsetTop),
    );
  text.style.bottom = `${-more}px`;
  uses.style.marginBottom = `${bottom - foot - more}px`;
}
addEventListener("resize", () => {
  for (const uses of all(".aims[data-laid]")) {
    delete uses.dataset.laid;
    uses.removeAttribute("style");
  }
  layUses();
});

// --- What a raised card would light up: the use that is looked at, or else the first one. So would a
// reward, if it is the only one that is played on the pitch.
function offered() {
  return raised()
    ? targets(raised()).filter((target) => !target.disabled)
    : all('.owed.open [value="take movement"], .owed.open [value="take action"]');
}
function showReach() {
  layUses();
  const reach = $("#reach");
  if (!reach) return;
  const card = raised(),
    plays = offered(),
    at = (one) => one.matches(":hover, :focus-visible");
  const play = plays.find(at)?.value ?? (card || plays.length === 1 ? plays[0]?.value : "") ?? "";
  if (play === (reach.dataset.shown ?? "")) return;
  reach.dataset.shown = play; // an update takes it away, with what is shown
  for (const one of all("span", reach)) one.remove();
  const found = play && all("i", reach).find((one) => one.dataset.plays.split("|").includes(play));
  if (!found) return;
  const { spots: there, movers, to } = found.dataset;
  const words = (text) => text.split(" ").filter(Boolean);
  reach.append(
    ...(play.startsWith("play ") ? words(to) : []).map((space) => lit("move", space)),
    ...words(movers).map((space) => lit("move taken", space, ...price(space))),
    ...there.split(";").filter(Boolean).map(spotOf),
  );
}
// What it costs that a lying piece moves.
function price(space) {
  const priced = $("#reach").dataset.priced.split(" ").includes(space);
  return priced ? copied("price") : [];
}
function copied(id) {
  return [...($(`#${id}`)?.content.children ?? [])].map((one) => one.cloneNode(true));
}
function lit(kind, space, ...inside) {
  const atBall = space === $("#reach").dataset.ball ? " at-ball" : "",
    one = make("span", `spot ${kind}${atBall}`, ...inside),
    { x, y } = place(space);
  one.dataset.space = space;
  one.style.setProperty("--x", (x - 50) / 100);
  one.style.setProperty("--y", (y - 50) / 100);
  return one;
}
function spotOf(text) {
  const [kind, space, chance, taken] = text.split("|");
  const label = chance && make("b", "", chance, make("i", "", $("#reach").dataset.sign));
  const one = lit(`${kind} ${taken}`, space, label, ...copied(`sign-${kind}`));
  if (chance) one.style.setProperty("--p", chance);
  return one;
}
for (const event of ["click", "keydown", "pointerover", "focusin", "htmx:after:swap"])
  document.addEventListener(event, () => setTimeout(showReach));
for (const event of ["click", "keyup"])
  document.addEventListener(event, () =>
    setTimeout(() => {
      if (raised() || $("#glance.raised")) glance(null);
    }),
  );
// A press on what is lit plays the card, and goes on there: at once with the only piece that can, or with the one that
// is picked next.
let wanted = null;
document.addEventListener(
  "click",
  ({ target }) => {
    const there = target.closest("#reach .spot"),
      shown = there && $("#reach").dataset.shown;
    if (!there) return;
    wanted = there.dataset.space;
    offered()
      .find(({ value }) => value === shown)
      ?.click();
  },
  true,
);
function goOn() {
  if (!wanted || !$("#spots")) return;
  const here = [...all("#spots .mover"), ...all("#spots .spot")].filter(
      ({ dataset }) => dataset.space === wanted,
    ),
    [first] = here;
  if (first?.matches(".mover")) choose(first.dataset.piece);
  else if (first?.matches(".many") && here.length > 1) return;
  else if (first && touched && !quick.some((kind) => first.matches(`.${kind}`))) eye(first);
  else if (first) setTimeout(() => first.click());
  wanted = null;
}

// --- Choosing the piece.
function choose(piece) {
  chosen = piece;
  for (const mover of all("#spots .mover"))
    mover.setAttribute("aria-pressed", String(mover.dataset.piece === piece));
  for (const spot of all("#spots .spot.many"))
    spot.classList.toggle("open", spot.dataset.piece === piece);
  for (const range of all("#prompt [data-piece]")) range.hidden = range.dataset.piece !== piece;
  eye(null);
}

document.addEventListener(
  "pointerdown",
  (event) => {
    touched = event.pointerType !== "mouse";
  },
  true,
);
document.addEventListener(
  "click",
  (event) => {
    const mover = event.target.closest("#spots .mover");
    if (mover) {
      const meant = all("#spots .spot.many").find(
        ({ dataset }) => dataset.space === wanted && dataset.piece === mover.dataset.piece,
      );
      wanted = null;
      if (meant) return setTimeout(() => meant.click());
      return choose(mover.getAttribute("aria-pressed") === "true" ? null : mover.dataset.piece);
    }
    const spot = event.target.closest("#spots .spot");
    // On a touch screen the first tap previews, as hovering does with a mouse.
    if (
      spot &&
      event.isTrusted &&
      touched &&
      event.detail &&
      !quick.some((kind) => spot.matches(`.${kind}`)) &&
      eyed !== spot
    ) {
      event.preventDefault();
      event.stopPropagation();
      eye(spot);
    } else if (!spot && !event.target.closest(".plate")) eye(null);
  },
  true,
);
document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || document.body.dataset.quiet) return;
  const spot = event.target.closest?.("#spots .spot");
  if (spot) eye(spot);
  else if (!event.target.closest?.("#plate") && !document.activeElement?.matches?.("#spots .spot"))
    eye(null);
});
document.addEventListener("focusin", (event) => {
  const spot = event.target.closest?.("#spots .spot");
  if (spot && !touched) eye(spot);
  else if (!spot && !touched && !event.target.closest?.("#plate")) eye(null);
});

// --- Keys: a space by its name, or the arrow keys over the highlighted spaces.
addEventListener(
  "keydown",
  () => {
    touched = false;
  },
  true,
);
shortcuts(
  [
    [
      /^[a-z0-9]$/,
      (key) => {
        const isColumn = key >= "a" && key.charCodeAt(0) - 97 < size().columns;
        if (!isColumn && !(typed && /\d/.test(key))) return false;
        typed = isColumn ? key : typed + key;
        clearTimeout(typing);
        typing = setTimeout(() => {
          typed = "";
        }, 1800);
        const there = reachable().filter((one) => one.dataset.space === typed);
        const spot = there.find((one) => one.matches(".spot")) ?? there[0];
        spot?.focus();
        if (spot?.matches(".mover")) choose(spot.dataset.piece);
      },
    ],
    [
      "arrowleft arrowright arrowup arrowdown",
      (key, event) => {
        if (!event.target.closest?.("#spots") && $("#hand .card.ready")) return false;
        const here = document.activeElement?.closest?.("#spots") ? document.activeElement : null;
        const next = here ? towards(key, here, reachable()) : reachable()[0];
        if (!next) return false;
        next.focus();
      },
    ],
    [
      "escape",
      () => {
        if (!chosen) return false;
        const mover = $(`#spots .mover[data-piece="${chosen}"]`);
        choose(null);
        mover?.focus();
      },
    ],
  ],
  () => $("#spots") !== null,
);

// --- Dice and verdict lie until the player has pressed something, whatever the others do meanwhile.
const verdict = () => $("#stage .verdict");
let read = null;
for (const event of ["click", "keydown"])
  addEventListener(
    event,
    ({ isTrusted, key }) => {
      if (isTrusted && !/^(Tab|Shift|Arrow)/.test(key ?? "") && performance.now() >= rest)
        read = verdict()?.id ?? read;
    },
    true,
  );
function keepDice(next) {
  const stage = $("#stage", next);
  if (!verdict() || verdict().id === read || !stage || $(".ledger, .goal-mouth", stage)) return;
  const kept = verdict().closest(".ledger").cloneNode(true);
  for (const one of all(staged, kept)) one.classList.add("still");
  $(".legend", stage)?.remove();
  ($(".stage-side", stage) ?? stage).append(kept);
  stage.classList.add("kept");
}

// --- State kept across updates: the piece chosen, the spot in focus and the one previewed, the card
// being read, and the dice already shown.
let before = null,
  rest = 0,
  resting = 0;
const seen = new Map(),
  staged = ".die[id], .sum[id], .verdict[id]",
  shown = 4000;
document.addEventListener("htmx:before:swap", ({ detail }) => {
  dice = new Set(all(".die[id]").map((die) => die.id));
  const now = performance.now(),
    next = detail.tasks.find((task) => task.target === $("#live"))?.fragment;
  for (const one of all(staged)) if (!seen.has(one.id)) seen.set(one.id, now);
  for (const one of next ? all(staged, next) : [])
    if (now - (seen.get(one.id) ?? now) > shown) one.classList.add("still");
  // What has come of the dice is held back from the very update that brings them.
  const rolled = next && all(".die[id]:not(.still)", next).some((die) => !dice.has(die.id));
  if (rolled && !still()) rest = now + 2000;
  if (now < rest) $("#live", next ?? document)?.classList.add("tumbling");
  if (next) keepDice(next);
  const at = document.activeElement;
  before = {
    focused: at?.closest?.("#spots") ? at.dataset.space : null,
    committing: at?.matches?.("#plate .commit"),
    eyed: eyed?.value,
    told,
    number: $("#live").dataset.number,
  };
});
function settle() {
  if (!pitch()) return;
  eyed = null;
  $("#way")?.replaceChildren();
  if (chosen && $(`#spots .mover[data-piece="${chosen}"]`)) choose(chosen);
  else chosen = null;
  clearTimeout(resting);
  resting = setTimeout(() => $("#live").classList.remove("tumbling"), rest - performance.now());
  dice = new Set(all(".die[id]").map((die) => die.id));
  if (before?.focused && document.activeElement === document.body) {
    const next = reachable();
    (next.find((one) => one.dataset.space === before.focused) ?? next[0])?.focus({
      preventScroll: true,
    });
  }
  const hovered = $("#spots .spot:hover");
  if (hovered && !touched && !document.body.dataset.quiet) eye(hovered);
  else if (before?.eyed) eye(spots().find((spot) => spot.value === before.eyed));
  goOn();
  if (before?.committing) $("#plate .commit")?.focus({ preventScroll: true });
  if (before?.told && before.number === $("#live").dataset.number)
    glance(document.getElementById(before.told));
  before = null;
}
document.addEventListener("htmx:after:swap", settle);
addEventListener("DOMContentLoaded", () => {
  dice = new Set(all(".die[id]").map((die) => die.id));
  settle();
  showReach();
});
