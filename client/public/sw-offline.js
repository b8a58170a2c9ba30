// The service worker of the page that needs no server: whoever has been here once needs no network either.
// What the page was made of before this worker was there, it keeps itself (src/offline/keeping.ts).
importScripts("sw-files.js");

const KEPT = "offline";
const NAMED_BY_CONTENT = /\/assets\/|\/offline\/(worker-|pyodide-)/;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(NAMED_BY_CONTENT.test(url.pathname) ? fetchedOnce(KEPT, NAMED_BY_CONTENT, request) : newest(request));
});

/** The page, the rules and the catalogue as they are now; without a network as they were last. */
async function newest(request) {
  const cache = await caches.open(KEPT);
  try {
    return await fetchedAndKept(cache, NAMED_BY_CONTENT, request);
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (!kept) throw error;
    return kept;
  }
}
