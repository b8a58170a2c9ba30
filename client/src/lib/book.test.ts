import { expect, test } from "vitest";
import { chapterOf, searched } from "./book";
import type { BookPage } from "./types.generated";

const texts: Record<string, string> = {
  "tulips-book-title-goal": "Le but",
  "tulips-book-text-goal": "Vendre des tulipes.",
  "tulips-book-title-market": "Le marché",
  "tulips-book-text-market": "Chacun vend à son tour.",
  "tulips-book-title-rulings": "Décisions",
  "tulips-book-text-rulings": "Ce qui est tranché.",
  "tulips-rule-tu-1": "Le plus d’argent gagne.",
  "tulips-rule-tu-2": "À égalité, on partage.",
  "tulips-book-ruling-ta-1": "Un prix n’est jamais négatif.",
};
const say = (id: string): string => texts[id] ?? "";
const book: BookPage = {
  chapters: [
    { id: "goal", inside: "", rules: [{ number: "TU-1", sources: ["printed"], rulings: [] }], phases: [], picture: false },
    { id: "market", inside: "", rules: [{ number: "TU-2", sources: ["derived"], rulings: ["TA-1"] }], phases: ["sell", "buy"], picture: false },
    { id: "rulings", inside: "", rules: [], phases: ["over"], picture: false },
  ],
  rulings: [{ numbers: ["TA-1"], rules: ["TU-2"] }],
};

const numbers = (words: string): string[] =>
  searched(book, "tulips", words, say).parts.flatMap(({ rules, rulings }) => [
    ...rules.map(({ number }) => number),
    ...rulings.map((ruling) => ruling.numbers[0]!),
  ]);

test("a phase has its chapter, and one that no chapter tells of has none", () => {
  expect(chapterOf(book, "buy")).toBe("market");
  expect(chapterOf(book, "nowhere")).toBe("");
});

test("without words the whole book is there", () => {
  expect(searched(book, "tulips", "  ", say).parts.map(({ chapter }) => chapter.id)).toEqual(["goal", "market", "rulings"]);
  expect(numbers("")).toEqual(["TU-1", "TU-2", "TA-1"]);
});

test("words are found without accents, in any order, in rules and in the rulings beside them", () => {
  expect(numbers("partage egalite")).toEqual(["TU-2"]);
  expect(numbers("prix negatif")).toEqual(["TU-2", "TA-1"]);
  expect(numbers("tu-1")).toEqual(["TU-1"]);
});

test("a chapter is found by how it begins, and nothing is found for unknown words", () => {
  const { parts, count } = searched(book, "tulips", "tulipes", say);
  expect(parts.map(({ chapter, rules }) => [chapter.id, rules.length])).toEqual([["goal", 0]]);
  expect(count).toBe(1);
  expect(searched(book, "tulips", "no such words", say)).toEqual({ parts: [], count: 0 });
});
