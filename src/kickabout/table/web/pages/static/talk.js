// What people say at the table: the list of phrases closes once something is said, and who is muted is not shown here. And
// what is ticked in the list of answers in advance.
"use strict";
(() => {
  const root = document.documentElement;
  const key = `muted ${location.pathname}`;
  const muted = () => (localStorage.getItem(key) ?? "").split(" ").filter(Boolean);
  function show() {
    root.dataset.muted = muted().join(" ");
    for (const button of document.querySelectorAll("[data-mute]"))
      button.setAttribute("aria-pressed", String(muted().includes(button.dataset.mute)));
    const allows = document.querySelector("#phrases [data-allows]");
    if (allows) allows.checked = document.querySelector("#said[data-allows]") !== null;
  }
  document.addEventListener("change", ({ target }) => {
    if (target.matches("#phrases [data-allows]")) target.form.requestSubmit();
  });
  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
    if (!ctx.sourceElement.matches?.("#phrases .writes")) return;
    ctx.sourceElement.closest("dialog").close(); // the notice of a refusal is on the page
    if (ctx.response?.status < 400) ctx.sourceElement.reset();
  });
  document.addEventListener("click", (event) => {
    event.target.closest("#phrases [name=phrase], [data-closes]")?.closest("dialog").close();
    const ticks = event.target.closest("[data-ticks]");
    if (ticks)
      for (const box of ticks.form.querySelectorAll("[type=checkbox]"))
        box.checked = ticks.dataset.ticks === "all";
    const stands = event.target.closest("[data-stands]")?.dataset.stands;
    if (stands) document.querySelector(`#in-advance [value="${stands}"]`).checked = true;
    const seat = event.target.closest("[data-mute]")?.dataset.mute;
    if (seat === undefined) return;
    const others = muted().filter((one) => one !== seat);
    const now = others.length < muted().length ? others : [...others, seat];
    localStorage.setItem(key, now.join(" "));
    show();
  });
  document.addEventListener("htmx:after:swap", show);
  show();
})();
