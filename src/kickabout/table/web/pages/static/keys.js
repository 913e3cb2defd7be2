// The keyboard of a table. A shortcut is a row: its keys, as names with blanks between them or as a pattern, and what
// they do; a row that returns false leaves the key to the next one. A game's rows come before the table's own.
import { $ } from "./dom.js";

const own = [],
  games = [];
const isTyped = (event) =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.target.matches("input, select, textarea") ||
  $("dialog[open], .popup:popover-open") !== null;
const names = (keys, key) =>
  typeof keys === "string" ? keys.split(" ").includes(key) : keys.test(key);

// Adds a game's rows; they hold while `when` does.
export function shortcuts(rows, when = () => true) {
  games.push({ rows, when });
}
export function tableShortcuts(rows) {
  own.push({ rows, when: () => true });
}
// Returns whether one of the rows has taken the key.
function taken(event, groups) {
  if (isTyped(event)) return false;
  const key = event.key.toLowerCase();
  const rows = groups.filter((group) => group.when()).flatMap((group) => group.rows);
  if (!rows.some(([keys, press]) => names(keys, key) && press(key, event) !== false)) return false;
  event.preventDefault();
  return true;
}
addEventListener(
  "keydown",
  (event) => {
    if (taken(event, games)) event.stopImmediatePropagation();
  },
  true,
);
document.addEventListener("keydown", (event) => taken(event, own));

// The element before or after this one in a ring of them, with "arrowleft" or "arrowup" the one before; the first of
// all, or the last, if this one is not among them.
export function beside(key, one, ring) {
  const at = ring.indexOf(one),
    back = key === "arrowleft" || key === "arrowup";
  return ring.at(back ? (at < 0 ? -1 : at - 1) : (at + 1) % ring.length);
}
// The place in a row of ten of the digit keys, of which 0 is the last.
export const tenth = (key) => (Number(key) + 9) % 10;
