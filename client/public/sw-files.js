// What both service workers do with files whose names change with their content: they are fetched once, and kept until newer ones need their place.
const MOST_FILES = 200;

/** The file that is kept under its name, or that comes now. */
async function fetchedOnce(place, named, request) {
  const cache = await caches.open(place);
  return (await cache.match(request)) ?? fetchedAndKept(cache, named, request);
}

/** Fetch something and keep it; where that makes too many, the files that were kept first go. */
async function fetchedAndKept(cache, named, request) {
  const answer = await fetch(request);
  if (!answer.ok || answer.type !== "basic") return answer;
  const names = await cache.keys();
  const old = names.filter((name) => named.test(new URL(name.url).pathname)).slice(0, Math.max(0, names.length - MOST_FILES));
  await Promise.all(old.map((name) => cache.delete(name)));
  await cache.put(request, answer.clone());
  return answer;
}
