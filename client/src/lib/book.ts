import { get } from "./api";
import { learnGame, learnTexts } from "./speech.svelte";
import type { BookChapter, BookPage, BookRule, BookRuling } from "./types.generated";

const opened = new Map<string, Promise<BookPage>>();

/** Pictures come one after the other, so that the words of the book are there first. */
let last: Promise<unknown> = Promise.resolve();

/** Do something when all that was wished for before is done. */
export function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const done = last.then(job, job);
  last = done;
  return done;
}

/** The book of a game with its texts in the present language; asked for once. */
export async function openBook(game: string): Promise<BookPage> {
  const coming = opened.get(game) ?? get<BookPage>(`/api/book/${encodeURIComponent(game)}`);
  opened.set(game, coming);
  coming.catch(() => opened.delete(game));
  const book = await coming;
  await Promise.all([learnGame(game), learnTexts("book", `${game}_book`)]);
  return book;
}

/** Where in the book a game stands: the chapter that tells of a phase. */
export function chapterOf(book: BookPage, phase: string): string {
  return book.chapters.find((chapter) => chapter.phases.includes(phase))?.id ?? "";
}

/** The texts of a book, by message id. */
export type Say = (id: string) => string;

export const titleOf = (game: string, chapter: string): string => `${game}-book-title-${chapter}`;
export const textOf = (game: string, chapter: string): string => `${game}-book-text-${chapter}`;
export const ruleOf = (game: string, number: string): string => `${game}-rule-${number.toLowerCase()}`;
export const rulingOf = (game: string, number: string): string => `${game}-book-ruling-${number.toLowerCase()}`;

/** A chapter with what is left of it in a search. */
export interface Part {
  chapter: BookChapter;
  rules: BookRule[];
  rulings: BookRuling[];
}

/** What a search has found: chapters with the rules and rulings that have all its words, and how many places these are. */
export interface Found {
  parts: Part[];
  count: number;
}

/** Letters as people type them: small, without accents. */
const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’]/g, "'").toLowerCase();

/** Look for words in titles, beginnings, rules and rulings; without words all of the book is found. */
export function searched(book: BookPage, game: string, words: string, say: Say): Found {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const has = (...texts: string[]): boolean => {
    const text = plain(texts.join(" "));
    return wanted.every((word) => text.includes(word));
  };
  let count = 0;
  const parts = book.chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter(({ number, rulings }) =>
      has(number, say(ruleOf(game, number)), ...rulings.flatMap((each) => [each, say(rulingOf(game, each))])),
    );
    const rulings =
      chapter.id === "rulings" ? book.rulings.filter(({ numbers }) => has(...numbers, say(rulingOf(game, numbers[0]!)))) : [];
    const begins = has(say(titleOf(game, chapter.id)), say(textOf(game, chapter.id)));
    count += rules.length + rulings.length + Number(begins);
    return begins || rules.length || rulings.length ? [{ chapter, rules, rulings }] : [];
  });
  return { parts, count };
}
