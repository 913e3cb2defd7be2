// The builder's page: where one looks and where the focus is after a change. Nothing depends on it.
"use strict";
(() => {
  let from = null;
  let toPool = false;

  document.addEventListener("click", (event) => {
    const on = event.target.closest("a[data-to-pool], button[form=change]");
    if (!on) return;
    toPool = on.matches("a") && !on.closest("#pool");
    // What one pressed may be gone afterwards: the place where it stood is not.
    from = { id: on.id, place: on.closest("li[id]")?.id, part: on.closest("section")?.id };
  }, true);

  document.addEventListener("htmx:after:swap", () => {
    const pool = document.querySelector("#pool");
    if (toPool && pool && pool.getBoundingClientRect().top > innerHeight * 0.6) {
      pool.scrollIntoView({ behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    }
    toPool = false;
    if (!from || (document.activeElement && document.activeElement !== document.body)) return;
    const find = (id, inside = "") => id && document.querySelector(`#${CSS.escape(id)} ${inside}`.trim());
    (find(from.id) || find(from.place, "a, button") || find(from.part, "a, button"))?.focus({ preventScroll: true });
    from = null;
  });

  // A question left open is closed by a click elsewhere, or by Escape.
  document.addEventListener("click", (event) => {
    for (const bin of document.querySelectorAll("details.bin[open]")) if (!bin.contains(event.target)) bin.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const bin = event.key === "Escape" && document.querySelector("details.bin[open]");
    if (bin) { bin.open = false; bin.querySelector("summary").focus(); }
  });
})();
