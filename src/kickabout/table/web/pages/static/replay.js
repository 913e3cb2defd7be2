// Plays the replay automatically, and goes from step to step without reloading the page.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const FEWEST_MS = 900,
    MOST_MS = 4000;
  let timer = 0,
    asked = 0;

  // Only the latest request is shown: the user may be faster than the network.
  async function go(address) {
    const number = ++asked;
    clearTimeout(timer);
    try {
      const answer = await fetch(address);
      const page = await answer.text();
      if (number !== asked) return;
      if (!answer.ok) throw new Error(answer.statusText);
      const next = new DOMParser().parseFromString(page, "text/html").querySelector("#live");
      const [live, slider] = [$("#live"), next.querySelector("#position input")];
      await htmx.swap({
        text: next.outerHTML,
        sourceElement: live,
        target: live,
        swap: "outerMorph",
      });
      $("#position input").value = slider.value; // morphing does not update it while it has the focus
    } catch {
      location.assign(playing() ? `${address}#play` : address);
      return;
    }
    history.replaceState(null, "", address);
    if (playing()) wait();
  }

  const player = () => $("#player [data-play]");
  const playing = () => player().getAttribute("aria-pressed") === "true";
  function play(on) {
    player().setAttribute("aria-pressed", String(on));
    clearTimeout(timer);
    if (on && !onward()) go("?at=0");
    else if (on) wait(FEWEST_MS / 3);
  }
  const onward = () => $(".scrub a[rel=next]")?.getAttribute("href");
  // As long as the table itself paused there, within reason.
  function wait(least = FEWEST_MS) {
    if (!onward()) return play(false);
    const rest = Math.min(Math.max(Number($("#live").dataset.pause), least), MOST_MS);
    timer = setTimeout(() => go(onward()), rest / Number($("[data-speed]").value));
  }

  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-play]")) return play(!playing());
    const link = event.target.closest(".replay a[href^='?at='], .replay a[href*='/replay?at=']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.closest(".scrub-keys")) play(false);
    go(link.href.baseVal ?? link.href);
  });
  document.addEventListener("input", (event) => {
    if (event.target.matches("#position input")) play(false);
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches("#position input")) go(`?at=${event.target.value}`);
  });
  document.addEventListener("keydown", (event) => {
    if (
      event.target.matches("input, select, textarea") ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    const rel = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (rel) $(`.scrub a[rel=${rel}]`)?.click();
    // Buttons and links handle the key themselves.
    else if (event.key === " " && !event.target.closest("button, a, summary")) play(!playing());
    else return;
    event.preventDefault();
  });
  $("#player").hidden = false;
  if (location.hash === "#play") play(true);
})();
