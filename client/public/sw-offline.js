// The service worker of the page that needs no server: whoever has been here once needs no network either.
// What the page was made of before this worker was there, it keeps itself (src/offline/keeping.ts).
const KEPT = "offline";
const MOST_FILES = 200;
const NAMED_BY_CONTENT = /\/assets\/|\/offline\/(worker-|pyodide-)/;

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  event.respondWith(NAMED_BY_CONTENT.test(url.pathname) ? once(request) : newest(request));
});

/** Files whose names change with their content are fetched once. */
async function once(request) {
  const kept = await (await caches.open(KEPT)).match(request);
  return kept ?? fetched(request);
}

/** The page, the rules and the catalogue as they are now; without a network as they were last. */
async function newest(request) {
  try {
    return await fetched(request);
  } catch (error) {
    const kept = await (await caches.open(KEPT)).match(request, { ignoreSearch: true });
    if (!kept) throw error;
    return kept;
  }
}

async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") await keep(request, answer.clone());
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(KEPT);
  const names = await cache.keys();
  const old = names.filter((name) => NAMED_BY_CONTENT.test(new URL(name.url).pathname)).slice(0, Math.max(0, names.length - MOST_FILES));
  await Promise.all(old.map((name) => cache.delete(name)));
  await cache.put(request, answer);
}
