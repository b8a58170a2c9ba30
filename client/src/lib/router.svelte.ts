/** Addresses: /, /new/GAME, /learn/GAME, /learn/GAME/LESSON, /table/ID, /replay/ID, /join/TOKEN, /rules/GAME, /puzzle/GAME, /puzzle/GAME/ID, /mistakes/ID, /people/ID, /ratings/GAME, /tournaments, /tournaments/new, /tournaments/ID, /history, /moderation, /moderation/ID, /status, /about. */
export const place = $state({ path: location.pathname, query: location.search });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
}

/** How often one has gone to another page. */
let visits = 0;

addEventListener("popstate", () => {
  visits += 1;
  look();
});

const LOST = { at: "lost", what: "", which: "" };

/** What an address leads to: a page, what it is of and which part of that; "lost" when there is no such page. */
export function pageAt(path: string): { at: string; what: string; which: string } {
  const [at = "", what = "", which = "", ...more] = path.split("/").filter(Boolean);
  if (which && at !== "learn" && at !== "puzzle") return LOST;
  const known = what ? ["new", "learn", "table", "replay", "join", "rules", "puzzle", "mistakes", "people", "ratings", "tournaments", "moderation"] : ["", "about", "history", "tournaments", "moderation", "status"];
  return known.includes(at) && !more.length ? { at, what: decoded(what), which: decoded(which) } : LOST;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function go(path: string): void {
  history.pushState(null, "", path);
  visits += 1;
  look();
  scrollTo(0, 0);
}

/** Where something leads that is only begun now: nowhere, if one has gone to another page when it is done. */
export function leading(lead = go): (path: string) => void {
  const from = visits;
  return (path) => {
    if (from === visits) lead(path);
  };
}

/** Replace the address without a new entry in the history. */
export function rename(path: string): void {
  history.replaceState(null, "", path);
  look();
}

/** Let plain clicks on inner links stay on the page. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
  if (link.relList.contains("external")) return;
  if (link.origin !== location.origin || isHere(link)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** A link to a place on the page that is shown: the browser goes there by itself. */
function isHere({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return !!hash && pathname === location.pathname && search === location.search;
}
