/** Keep what a page is made of, so that `public/sw-offline.js` can show it without a network. */
const KEPT = "offline";
const seen = new Set<string>();

/** Keep files of this place, each once; a browser that keeps nothing plays all the same. */
async function keep(files: string[]): Promise<void> {
  const own = files.map((file) => new URL(file, self.location.href)).filter(({ origin }) => origin === self.location.origin);
  const fresh = own.map(({ pathname }) => pathname).filter((path) => !seen.has(path));
  fresh.forEach((path) => seen.add(path));
  try {
    const cache = await caches.open(KEPT);
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(new Set(fresh.filter((path) => !there.has(path))));
  } catch {
    // no room, or the network has gone meanwhile: then it is tried again the next time
  }
}

/** Keep a file and all that this page, or this thread, has fetched or will fetch. */
export function keepFetched(first: string): void {
  if (!("caches" in self)) return; // only over HTTPS, or on this machine
  void keep([first]);
  const watching = new PerformanceObserver((come) => void keep(come.getEntries().map(({ name }) => name)));
  watching.observe({ type: "resource", buffered: true });
}

/** Have this page start without a network from now on, wherever it lies. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  keepFetched(location.pathname);
  try {
    await navigator.serviceWorker.register("./sw-offline.js", { scope: location.pathname });
  } catch {
    // a browser that forbids it
  }
}
