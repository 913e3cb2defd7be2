// Keeps scroll position and focus on the roster's page after a change. The page works without it.
"use strict";
(() => {
  let from = null;
  let toPool = false;
  let flying = null;
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  document.addEventListener(
    "click",
    (event) => {
      const on = event.target.closest("a[data-to-pool], button[form=change]");
      if (!on) return;
      toPool = on.matches("a") && !on.closest("#pool");
      // The pressed element may be gone after the change, but its container is not.
      const face =
        on.value?.startsWith("put ") && on.closest(".offer")?.querySelector(".mug, .strip");
      flying = face
        ? {
            slug: on.value.split(" ")[2],
            face: face.cloneNode(true),
            at: face.getBoundingClientRect(),
          }
        : null;
      from = { id: on.id, place: on.closest("li[id]")?.id, part: on.closest("section")?.id };
    },
    true,
  );

  document.addEventListener("htmx:after:swap", () => {
    const pool = document.querySelector("#pool");
    if (toPool && pool && pool.getBoundingClientRect().top > innerHeight * 0.6) {
      pool.scrollIntoView({ behavior: still.matches ? "auto" : "smooth" });
    }
    toPool = false;
    fly();
    if (!from || (document.activeElement && document.activeElement !== document.body)) return;
    const find = (id, inside = "") =>
      id && document.querySelector(`#${CSS.escape(id)} ${inside}`.trim());
    (find(from.id) || find(from.place, "a, button") || find(from.part, "a, button"))?.focus({
      preventScroll: true,
    });
    from = null;
  });

  // A new player flies from the pool to the slot, if both are in view.
  function fly() {
    const place = flying
      ? document.querySelector(`[data-piece="${CSS.escape(flying.slug)}"] :is(.mug, .strip)`)
      : null;
    const to = place?.getBoundingClientRect();
    const { face, at } = flying ?? {};
    flying = null;
    if (!to || still.matches || to.bottom < 0 || to.top > innerHeight) return;
    Object.assign(face.style, {
      position: "fixed",
      left: `${at.left}px`,
      top: `${at.top}px`,
      margin: 0,
      zIndex: 60,
      pointerEvents: "none",
    });
    document.body.append(face);
    const way = `translate(${to.left - at.left}px, ${to.top - at.top}px)`;
    const flight = [
      { transform: "none" },
      { transform: `${way} scale(1.5)`, offset: 0.75 },
      { transform: way },
    ];
    face
      .animate(flight, { duration: 420, easing: "cubic-bezier(.3, .7, .2, 1)" })
      .finished.finally(() => face.remove());
  }

  // An open menu is closed by a click elsewhere, or by Escape.
  document.addEventListener("click", (event) => {
    for (const bin of document.querySelectorAll("details.bin[open]"))
      if (!bin.contains(event.target)) bin.open = false;
  });
  document.addEventListener("keydown", (event) => {
    const bin = event.key === "Escape" && document.querySelector("details.bin[open]");
    if (bin) {
      bin.open = false;
      bin.querySelector("summary").focus();
    }
  });
})();
