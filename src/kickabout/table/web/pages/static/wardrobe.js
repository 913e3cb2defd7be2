// The preview of a shirt follows what is chosen.
"use strict";
(() => {
  const form = document.querySelector("[data-wardrobe]");
  if (!form) return;
  const [shirt, other] = form.querySelectorAll(".shirt");

  function show() {
    const chosen = new FormData(form);
    for (const [shown, part] of [
      [shirt, "colour"],
      [other, "other"],
    ]) {
      shown.className = shown.className.replace(/kit-\d/, `kit-${chosen.get(part)}`);
      shown.querySelector("use").setAttribute("href", `#kit-${chosen.get("pattern")}`);
      shown.querySelector("b").textContent = chosen.get("number");
    }
    // A shirt in one colour alone would be no help against a rival in that colour.
    const same = chosen.get("colour") === chosen.get("other");
    form.querySelector("[name=other]").setCustomValidity(same ? form.dataset.wardrobe : "");
  }
  form.addEventListener("input", () => {
    show();
    const unsaved = form.querySelector(".wardrobe-unsaved");
    if (unsaved) unsaved.hidden = false;
  });
  show();
})();
