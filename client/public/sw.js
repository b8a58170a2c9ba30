// The service worker: shows calls to the table, and the page without a network, which then says so.
importScripts("sw-files.js");

const SHELL = "shell";
const NAMED_BY_CONTENT = /^\/assets\//;
/** Pages that are not the first page: it must not be replaced by them. */
const OTHERS = /^\/(api|docs|offline)(\/|$)/;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (!OTHERS.test(url.pathname)) event.respondWith(page(request));
  } else if (NAMED_BY_CONTENT.test(url.pathname)) event.respondWith(fetchedOnce(SHELL, NAMED_BY_CONTENT, request));
});

/** Every other address has the same first page; without a network the last one that came is shown. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === "basic") await cache.put("/", answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match("/");
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("push", (event) => event.waitUntil(call(event.data?.json() ?? {})));

/** Where there is no push, pages behind others pass calls on; each of them the same. */
const passed = [];
self.addEventListener("message", (event) => {
  const told = event.data?.call;
  if (!told || passed.includes(told.id)) return;
  passed.splice(0, passed.length - 50);
  passed.push(told.id);
  event.waitUntil(call(told));
});

/** Show a call, unless its table is open in front of somebody. */
async function call({ title = "Guildhall", body = "", path = "/", waiting }) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const target = new URL(path, location.origin);
  if (target.origin !== location.origin) return;
  if (pages.some((each) => each.focused && new URL(each.url).pathname === target.pathname)) return;
  await self.registration.showNotification(title, {
    body,
    tag: target.pathname,
    renotify: true,
    icon: "/icon-maskable-192.png",
    badge: "/icon-192.png",
    data: { path: target.pathname },
  });
  const shown = await self.registration.getNotifications();
  await self.navigator.setAppBadge?.(waiting ?? shown.length);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Go to the table: in the page that shows it, or in a new one. */
async function open(path) {
  await self.navigator.clearAppBadge?.();
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((each) => new URL(each.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
