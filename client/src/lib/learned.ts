import { post } from "./api";
import type { Learned as Told } from "./bodies.generated";
import { house } from "./house.svelte";
import { finishedLessons, forgetLessons, keepProgress, progressOf } from "./lessons";
import { memoryOf, nameOf, remembered, remember } from "./puzzles";
import type { Learned, LearnedOne } from "./types.generated";

/** The account whose lessons and puzzles this browser remembers; nothing: of whoever uses it. */
const KEY = "guildhall-learned-by";
/** So many are told at once. */
const MOST = 100;
/** The visit for which both memories were brought together. */
let shared = -1;

/** All that this browser remembers, the oldest puzzle first. */
export function ownDone(): LearnedOne[] {
  const lessons = finishedLessons().map((path) => one("lesson", path, true));
  const puzzles = Object.entries(remembered().results).map(([path, solved]) => one("puzzle", path, solved));
  return [...lessons, ...puzzles];
}

function one(kind: LearnedOne["kind"], path: string, solved: boolean): LearnedOne {
  const [game = "", name = ""] = path.split("/");
  return { kind, game, name, solved };
}

const keyOf = ({ kind, game, name }: LearnedOne): string => `${kind}/${game}/${name}`;

/** What the server does not know yet. */
export function newsFor(kept: LearnedOne[]): LearnedOne[] {
  const known = new Set(kept.map(keyOf));
  return ownDone().filter((done) => !known.has(keyOf(done)));
}

/** Remember what the server keeps, before what only this browser knows. */
export function takeOver(kept: LearnedOne[]): void {
  for (const { kind, game, name } of kept) if (kind === "lesson") keepProgress(game, name, progressOf(game, name).answers, true);
  const puzzles = kept.filter(({ kind }) => kind === "puzzle");
  const theirs = Object.fromEntries(puzzles.map(({ game, name, solved }) => [nameOf(game, name), solved]));
  remember(memoryOf({ ...theirs, ...remembered().results, ...theirs }));
}

function forgetAll(): void {
  forgetLessons();
  remember(memoryOf({}));
}

function rememberedOf(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

const tell = (done: LearnedOne[], person: string): Promise<Learned> => post<Learned>("/api/learned", { done, person } satisfies Told);

const keeps = (): boolean => !!house.me && house.offers("progress");

/** Bring together what this browser and the server know of a person, once for each visit; what another account has done here is not taken for theirs. */
export async function shareLearned(visit = house.visits): Promise<void> {
  if (!keeps() || shared === visit) return;
  shared = visit;
  const person = rememberedOf();
  try {
    let kept = await tell([], person);
    if (person && person !== kept.person) forgetAll();
    const news = newsFor(kept.done);
    for (let at = 0; at < news.length; at += MOST) kept = await tell(news.slice(at, at + MOST), "");
    takeOver(kept.done);
    localStorage.setItem(KEY, house.me?.account ? kept.person : "");
  } catch {
    shared = -1; // the next page tries again; until then this browser remembers alone
  }
}

/** Tell what has just been done. */
export async function tellDone(kind: LearnedOne["kind"], game: string, name: string, solved = true): Promise<void> {
  if (!keeps()) return;
  await tell([{ kind, game, name, solved }], rememberedOf()).catch(() => (shared = -1));
}
