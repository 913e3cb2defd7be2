// The page of a competition, where the round that is being played is in view, and the form for a new one.
"use strict";
document.addEventListener("DOMContentLoaded", () => {
  const bracket = document.getElementById("bracket"),
    current = bracket?.querySelector(".current");
  if (current) bracket.scrollLeft = current.offsetLeft;

  document.querySelector("[data-print]")?.addEventListener("click", () => print());

  // It is called after its form, unless somebody has thought of a name.
  const kinds = [...document.querySelectorAll("[data-called]")];
  for (const kind of kinds)
    kind.addEventListener("change", () => {
      const name = kind.form.elements.namedItem("name");
      if (kinds.some(({ dataset }) => dataset.called === name.value))
        name.value = kind.dataset.called;
    });
});
