import type { GameAbout, Offer } from "./types.generated";

type Parts = Record<string, string>;
type Kinds = Record<string, { kind: string }>;

/** Give the arguments of a move by the kind of thing they are; two of a kind are kept in order. */
export function partsOf(offer: Offer, kinds: Kinds): [string, string][] {
  return Object.entries(offer)
    .filter(([name]) => name !== "move" && name !== "verb")
    .map(([name, id]) => [kinds[name]?.kind ?? name, id]);
}

/** Say whether a move has all these things: by kind, by the name of an argument, or as its verb. */
export function fits(offer: Offer, kinds: Kinds, parts: Parts): boolean {
  // Boards ask this of every shape and every move at each change: no lists are made here.
  for (const kind in parts) {
    if (offer[kind] !== parts[kind] && !hasKind(offer, kinds, kind, parts[kind]!)) return false;
  }
  return true;
}

function hasKind(offer: Offer, kinds: Kinds, kind: string, id: string): boolean {
  for (const name in offer) {
    if (offer[name] === id && name !== "move" && name !== "verb" && kinds[name]?.kind === kind) return true;
  }
  return false;
}

/** Say whether a move names no thing, as passing does. */
export function namesNothing({ move: _move, verb: _verb, ...args }: Offer): boolean {
  return !Object.keys(args).length;
}

/** Give the first moves of many; those that name nothing are always among them and stand last. */
export function firstOf(offers: Offer[], most: number): Offer[] {
  const bare = offers.filter(namesNothing);
  const naming = offers.filter((offer) => !bare.includes(offer));
  return [...naming.slice(0, Math.max(0, most - bare.length)), ...bare].slice(0, most);
}

/** A first step towards many moves: one thing that they name, and all that they have in common. */
export interface Step {
  arg: string;
  id: string;
  common: Parts;
}

function common(offers: Offer[]): Parts {
  const { move: _move, ...parts } = offers[0]!;
  return Object.fromEntries(Object.entries(parts).filter(([arg, id]) => offers.every((offer) => offer[arg] === id)));
}

/** So many moves of one verb are listed among others. */
const SOME = 4;

/** The steps towards moves of one verb: by the first thing in which they differ, or by the verb where there are others. */
function stepsOf(offers: Offer[], others: boolean): Step[] {
  const known = common(offers);
  const arg = Object.keys(offers[0]!).find((name) => name !== "move" && !(name in known));
  const ids = arg ? [...new Set(offers.map((offer) => offer[arg]!))] : [];
  if (arg && 2 * ids.length <= offers.length) return ids.map((id) => ({ arg, id, common: common(offers.filter((offer) => offer[arg] === id)) }));
  return others && offers.length > SOME ? [{ arg: "verb", id: known["verb"]!, common: known }] : [];
}

/** Give the first steps towards moves, so that they and the moves without one are no more than so many; none where they would be. */
export function firstSteps(offers: Offer[], most: number): Step[] {
  const naming = offers.filter((offer) => !namesNothing(offer));
  const verbs = [...new Set(naming.map(({ verb }) => verb))];
  const steps = verbs.flatMap((verb) => stepsOf(naming.filter((offer) => offer.verb === verb), verbs.length > 1));
  return steps.length + naming.filter((offer) => !leadsTo(steps, offer)).length <= most ? steps : [];
}

/** Whether one of the steps leads to a move. */
export function leadsTo(steps: Step[], { verb }: Offer): boolean {
  return steps.some((step) => step.common["verb"] === verb);
}

/** How the lines of a row are called: by things where all do the same with them, else by what is done. */
export function labelled(lines: Offer[]): "things" | "deeds" {
  return lines.some(({ verb }) => verb !== lines[0]!.verb) ? "deeds" : "things";
}

/** Give the moves that have everything chosen so far. */
export function remaining(offers: Offer[], kinds: Kinds, chosen: Parts): Offer[] {
  return offers.filter((offer) => fits(offer, kinds, chosen));
}

type Asked = Pick<GameAbout, "verbs" | "kinds">;

/** Give each argument of a verb a value: what was pointed at, what was chosen before, else what a legal move has. */
function filled(about: Asked, args: string[], chosen: Parts, parts: Parts, model: Offer | undefined): (string | undefined)[] {
  const seen: Record<string, number> = {};
  return args.map((arg) => {
    const { kind, ids } = about.kinds[arg] ?? { kind: arg, ids: [] };
    const twins = args.filter((other) => (about.kinds[other]?.kind ?? other) === kind).length > 1;
    const at = (seen[kind] = (seen[kind] ?? -1) + 1);
    const inOrder = [chosen[kind], parts[kind]].filter((id) => id !== undefined);
    const byKind = twins ? inOrder[at] : (parts[kind] ?? chosen[kind]);
    return parts[arg] ?? chosen[arg] ?? byKind ?? model?.[arg] ?? (ids.length === 1 ? ids[0] : undefined);
  });
}

/**
 * Write the move somebody seems to mean who points at things that no legal move has; empty when none fits.
 * What goes on with the choice made so far comes first, then the verb that more of the things belong to.
 */
export function meant(about: Asked, offers: Offer[], chosen: Parts, parts: Parts): string {
  const going = remaining(offers, about.kinds, chosen);
  const found = Object.entries(about.verbs).flatMap(([verb, args]) => {
    const kinds = args.flatMap((arg) => [arg, about.kinds[arg]?.kind ?? arg]);
    const given = Object.keys(parts).filter((kind) => kinds.includes(kind)).length;
    const goesOn = going.find((offer) => offer.verb === verb);
    const model = goesOn ?? offers.find((offer) => offer.verb === verb);
    const words = filled(about, args, chosen, parts, model);
    if (!given || words.includes(undefined)) return [];
    return [{ move: [verb, ...words].join(" "), order: [goesOn ? 1 : 0, given, model ? 1 : 0, -args.length] }];
  });
  found.sort((a, b) => b.order.map((n, at) => n - a.order[at]!).find((n) => n !== 0) ?? 0);
  return found[0]?.move ?? "";
}

/** Read the notation of a move: the verb and its arguments in order. */
export function readMove(about: Pick<GameAbout, "verbs">, text: string): Offer {
  const [verb = "", ...words] = text.split(" ");
  const args = (about.verbs[verb] ?? []).map((arg, at) => [arg, words[at] ?? ""]);
  return { ...Object.fromEntries(args), move: text, verb };
}
