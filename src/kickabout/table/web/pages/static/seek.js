// Looks for somebody to play with as long as the page is open, and says when there is one.
"use strict";
(() => {
  const SECONDS = 3;
  let part = document.getElementById("seek");
  if (!part) return;
  const asking = setInterval(ask, SECONDS * 1000);
  ask();

  async function ask() {
    const at = part.dataset.seek;
    const body = new URLSearchParams({ at });
    const answer = await fetch("/seek", { method: "POST", body }).catch(() => null);
    if (!answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const shown = page.getElementById("seek");
    const found = shown.querySelector("a.kick");
    // Who waits at a table of their own is led to the one where somebody sits.
    if (found && at && document.querySelector("#live.waiting")) location.assign(found.href);
    if ("done" in shown.dataset) clearInterval(asking);
    if (part.innerHTML !== shown.innerHTML) {
      part.replaceWith(shown);
      part = shown;
      if (shown.dataset.title) document.title = shown.dataset.title;
    }
  }
})();
