// What scripts of games do on their pitches: arrow keys go from one element to the next, and the focus stays on the same
// one when the page is updated.
import { focusHand, raised } from "./hand.js";
import { shortcuts } from "./keys.js";

export function middle(one) {
  const box = one.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
// The nearest element in the direction of an arrow key; null if there is none.
export function towards(key, from, among) {
  const start = middle(from),
    sign = key === "arrowleft" || key === "arrowup" ? -1 : 1,
    across = key === "arrowleft" || key === "arrowright";
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

// The elements of a pitch that may have the focus: `places` is their selector, and `offered` returns those of the moment.
// From the hand the first of `own` is reached by going up, and the hand from the pitch by going down, or by Escape while
// no card is raised. This holds while `when` does; where the selector `elsewhere` matches, arrows are left alone.
export function walk({ places, offered, own, when, elsewhere = "#rules, #lines" }) {
  const here = (event) => event.target.closest?.(places);
  const isInHand = ({ target }) => target === document.body || Boolean(target.closest?.("#hand"));
  shortcuts(
    [
      [
        "arrowleft arrowright arrowup arrowdown",
        (key, event) => {
          const from = here(event),
            among = offered();
          if (event.target.closest?.(elsewhere) || !among.length) return false;
          if (!from && !(key === "arrowup" && isInHand(event))) return false;
          const next = from
            ? towards(key, from, among)
            : (among.find((one) => one.closest(own)) ?? among.at(-1));
          if (next) next.focus();
          else if (key === "arrowdown") focusHand();
        },
      ],
      ["escape", (key, event) => (here(event) && !raised() ? focusHand() : false)],
    ],
    when,
  );
  const name = (one) => one.closest("[data-man]")?.dataset.man ?? one.dataset.choice ?? "";
  let focused = null;
  document.addEventListener("htmx:before:swap", () => {
    const one = document.activeElement?.closest?.(places);
    focused = one ? name(one) : null;
  });
  document.addEventListener("htmx:after:swap", () => {
    if (focused !== null && document.activeElement === document.body) {
      const among = offered();
      const next = among.find((one) => name(one) === focused) ?? among[0];
      if (next) next.focus({ preventScroll: true });
      else focusHand({ preventScroll: true });
    }
    focused = null;
  });
}
