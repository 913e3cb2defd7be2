// Notifies of one's turn while the tab is hidden, if the user has asked for it by the button.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const button = $("[data-notify]");
  if (!button || !("Notification" in window) || !("serviceWorker" in navigator)) return;

  const on = () => Notification.permission === "granted" && localStorage.getItem("notify") === "on";
  function show() {
    button.hidden = Notification.permission === "denied";
    button.setAttribute("aria-pressed", String(on()));
  }
  button.addEventListener("click", async () => {
    const wanted = !on();
    if (wanted && Notification.permission === "default") await Notification.requestPermission();
    localStorage.setItem("notify", wanted ? "on" : "off");
    show();
  });

  const isMine = () => Boolean($("#live.mine"));
  let mine = isMine();
  document.addEventListener("htmx:after:swap", async () => {
    const was = mine;
    mine = isMine();
    if (!mine || was || !document.hidden || !on()) return;
    const worker = await navigator.serviceWorker.ready;
    // One notification per table, however often it is one's turn.
    worker.showNotification(button.dataset.notice, {
      body: $("h1").textContent.trim(),
      icon: "/icons/192.png",
      tag: location.pathname,
      data: location.pathname,
    });
  });
  // Back at the table, its notification is obsolete.
  document.addEventListener("visibilitychange", async () => {
    if (document.hidden || !on()) return;
    const worker = await navigator.serviceWorker.ready;
    const told = await worker.getNotifications({ tag: location.pathname });
    for (const one of told) one.close();
  });
  show();
})();
