// Squad Rush at the table: menus beside players, raised cards aimed at the pitches, arrow keys from player to
// player. Every decision is a plain form post.
import { $, all } from "/static/dom.js";
import { beside, shortcuts, tenth } from "/static/keys.js";
import { walk } from "/static/pitch.js";

const open = () => $(".menu:popover-open");

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

// --- Where the pitches are out of sight the targets of a raised card are a list, each with shirt and manager, sorted by
// manager.
document.addEventListener("lit", ({ target: aim, detail: target }) => {
  const man = aim.closest(".man"),
    team = aim.closest(".team");
  if ($(".man-shirt", target)) return;
  const whose = document.createElement("small");
  const names = [$(".man-name", man), all(".team").length > 2 && $("h3", team)];
  whose.textContent = names
    .filter(Boolean)
    .map((one) => one.textContent)
    .join(" · ");
  target.classList.add(...[...man.classList].filter((one) => one.startsWith("[--")));
  target.style.order = team.dataset.seat;
  target.replaceChildren($(".man-shirt", man).cloneNode(true), whose, ...all("kbd, .odds", target));
});

// --- Keys: the menu of a player; from player to player, and back to the hand.
const menuTargets = () => all(".target", open());
shortcuts(
  [
    [
      "escape",
      () => {
        const menu = open();
        menu.hidePopover();
        $(`[popovertarget="${menu.id}"]`)?.focus();
      },
    ],
    [/^\d$/, (key) => menuTargets()[tenth(key)]?.click()],
    ["arrowdown arrowup", (key) => beside(key, document.activeElement, menuTargets())?.focus()],
  ],
  open,
);
shortcuts([["escape", () => ($(".pick.sure") ? unsure() : false)]], () => !open());

// --- Updates leave the others' pitches where they were scrolled to.
let swiped = 0;
document.addEventListener("htmx:before:swap", () => {
  swiped = $("#rivals")?.scrollLeft ?? 0;
});
document.addEventListener("htmx:after:swap", () => {
  if ($("#rivals")) $("#rivals").scrollLeft = swiped;
});

walk({
  places: "#pitch .pick, #pitch .draws, #pitch .spot-aim, #pitch .aim, .menu",
  offered: () => {
    const aimed = all(".spot-aim:not([hidden]), .aim:not([hidden])");
    return aimed.length ? aimed : all("#pitch .pick, #pitch .draws");
  },
  own: ".own",
  when: () => !open(),
  elsewhere: "#rules, #lines, #rivals:focus",
});
