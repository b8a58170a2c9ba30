/** What a view says, in an order and a form that can be read, whatever the game. */
export interface Names {
  /** The ids of a kind, empty when there is none of this name. */
  ids: (kind: string) => string[];
  name: (kind: string, id: string) => string;
  players: string[];
  /** The names of all kinds. */
  kinds: string[];
}

export type Fact = { text: string } | { rows: { head: string; fact: Fact }[] };

const NOTHING = "–";
/** Shorter rows are more likely something else than counts by kind. */
const MANY = 5;
const BASE = new Set(["seat", "seats", "actors", "ask", "over", "scores"]);

/** The name of a field as words: `deck_size` → `Deck size`. */
export function titleOf(field: string): string {
  const words = field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function scalar(value: unknown, ids: string[], kind: string, names: Names): string {
  if (typeof value === "boolean") return value ? "✓" : NOTHING;
  if (value === -1 || value === "" || value === null) return NOTHING;
  const id = typeof value === "number" ? ids[value] : undefined;
  return id === undefined ? String(value) : names.name(kind, id);
}

/** Counts by kind in words, where one kind alone has so many things: `2 × Knights, 1 × Nobles`. */
function counted(counts: number[], names: Names): string | null {
  const fitting = new Set(names.kinds.filter((kind) => names.ids(kind).length === counts.length));
  const [kind] = fitting;
  if (counts.length < MANY || fitting.size !== 1 || kind === undefined || counts.some((count) => count < 0)) return null;
  const told = counts.flatMap((count, at) => (count ? [`${count} × ${names.name(kind, names.ids(kind)[at]!)}`] : []));
  return told.join(", ") || NOTHING;
}

/** A field of a view: its numbers are names where a kind is called like it, its rows are players where there are as many. */
export function factOf(field: string, value: unknown, names: Names): Fact {
  const kind = [field, field.replace(/s$/, "")].find((name) => names.ids(name).length) ?? "";
  const ids = kind ? names.ids(kind) : [];
  if (Array.isArray(value)) {
    const bySeat = value.length === names.players.length;
    if (!bySeat && value.every((item) => typeof item !== "object")) {
      const counts = !kind && value.every((item) => typeof item === "number") ? counted(value, names) : null;
      return { text: counts ?? (value.map((item) => scalar(item, ids, kind, names)).join(", ") || NOTHING) };
    }
    return { rows: value.map((item, at) => ({ head: (bySeat && names.players[at]) || String(at + 1), fact: factOf(field, item, names) })) };
  }
  if (value && typeof value === "object") {
    return { rows: Object.entries(value).map(([name, item]) => ({ head: titleOf(name), fact: factOf(name, item, names) })) };
  }
  return { text: scalar(value, ids, kind, names) };
}

/** The fields that a game adds to what every view has, single values first. */
export function factsOf(view: Record<string, unknown>, names: Names): { head: string; fact: Fact }[] {
  const facts = Object.entries(view)
    .filter(([field]) => !BASE.has(field))
    .map(([field, value]) => ({ head: titleOf(field), fact: factOf(field, value, names) }));
  return facts.sort((a, b) => Number("rows" in a.fact) - Number("rows" in b.fact));
}
