// The clocks of the people at a table run down between two updates.
(() => {
  const ends = new WeakMap();
  const shown = (left) => {
    const seconds = Math.max(Math.ceil(left / 1000), 0);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  };
  const begin = () => {
    for (const clock of document.querySelectorAll("[data-left-ms]"))
      ends.set(clock, performance.now() + Number(clock.dataset.leftMs));
  };
  const run = () => {
    for (const clock of document.querySelectorAll("[data-left-ms]")) {
      const left = (ends.get(clock) ?? Infinity) - performance.now();
      clock.textContent = shown(left);
      clock.classList.toggle("late", left < 20_000);
    }
  };
  document.addEventListener("htmx:after:swap", ({ detail }) => {
    if (detail.ctx?.target?.id === "live") begin();
    run();
  });
  begin();
  setInterval(run, 250);
})();
