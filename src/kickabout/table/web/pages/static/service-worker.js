// Shows a page about being offline, and notices that the server pushes. It caches that page only, in the language of
// its address, and nothing of any table, whose matches are the server's.
"use strict";
const KEPT = `offline-3-${new URL(location).searchParams.get("language")}`;
const OFFLINE = "/offline";
const FILES = [
  "/static/tokens.css",
  "/static/properties.css",
  "/static/base.css",
  "/static/cards.css",
  "/static/front.css",
  "/static/page.js",
  "/static/ball.svg",
  "/static/fonts/archivo-latin-wdth-normal.woff2",
];

addEventListener("install", (event) => {
  const requests = [OFFLINE, ...FILES].map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(requests)));
  self.skipWaiting();
});

addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const instead =
    request.mode === "navigate" ? OFFLINE : FILES.includes(pathname) ? pathname : null;
  if (!instead) return;
  const kept = async () => (await caches.match(instead)) ?? Response.error();
  event.respondWith(fetch(request).catch(kept));
});

addEventListener("push", (event) => {
  const { text, path } = event.data.json();
  // One notification for each place, however often something happens there.
  const shown = { body: text, icon: "/icons/192.png", tag: path, data: path };
  event.waitUntil(self.registration.showNotification("Kickabout", shown));
});

addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const go = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const open = pages.find((page) => new URL(page.url).pathname === notification.data);
    return open ? open.focus() : self.clients.openWindow(notification.data);
  };
  event.waitUntil(go());
});
