// Lets the server push notices to this browser, and fills in its time zone.
"use strict";
document.addEventListener("DOMContentLoaded", async () => {
  const zone = document.querySelector("[data-zone]");
  if (zone.value === "UTC") zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

  const part = document.querySelector("[data-push]");
  if (!("PushManager" in window) || !navigator.serviceWorker) return;
  part.hidden = false;
  document.querySelector("[data-no-push]").hidden = true;
  const [button, wrong] = [part.querySelector("button"), part.querySelector(".wrong")];
  button.addEventListener("click", async () => {
    wrong.textContent = "";
    try {
      if ((await Notification.requestPermission()) !== "granted")
        throw new Error(part.dataset.refused);
      const worker = await navigator.serviceWorker.ready;
      const subscription = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: part.dataset.push,
      });
      const answer = await fetch("/me/push", {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: JSON.stringify(subscription),
      });
      const said = await answer.json();
      if (!answer.ok) throw new Error(said.error);
      location.assign(said.next);
    } catch (error) {
      // What the browser says of an error is in a language of its own.
      if (error instanceof DOMException) wrong.textContent = part.dataset.refused;
      else wrong.textContent = error.name === "Error" ? error.message : part.dataset.unreached;
    }
  });
});
