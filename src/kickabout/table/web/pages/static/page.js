// What every page does by itself: light or dark, copied links. Nothing depends on it.
"use strict";
(() => {
  const root = document.documentElement;
  root.dataset.scripted = "";
  const remembered = localStorage.getItem("theme");
  if (remembered) root.dataset.theme = remembered;

  const isDark = () =>
    root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;

  document.addEventListener("click", async (event) => {
    if (event.target.closest("[data-theme-switch]")) {
      root.dataset.theme = isDark() ? "light" : "dark";
      localStorage.setItem("theme", root.dataset.theme);
    }
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const label = copy.querySelector("span"),
        said = (label.dataset.said ??= label.textContent);
      try {
        await navigator.clipboard.writeText(copy.dataset.copy);
        label.textContent = document.body.dataset.copied;
      } catch {
        // Without a secure origin there is no clipboard: select the plain link instead.
        getSelection().selectAllChildren(copy.parentElement.querySelector("a"));
        label.textContent = document.body.dataset.copyByHand;
      }
      setTimeout(() => {
        label.textContent = said;
      }, 2500);
    }
  });
})();
