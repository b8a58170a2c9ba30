import { expect, test } from "vitest";
import { partsOf } from "./course";
import type { GameAbout, Page } from "./types.generated";

const step = (text: string, at: string[], more = {}) => ({ text, at, chapter: "round", passing: false, when: {}, ...more });
const about = {
  course: "phase",
  kinds: { phase: { kind: "phase", ids: ["setup", "draft", "play", "trick"] } },
  round: [
    step("step-setup", ["setup"], { passing: true }),
    step("step-draft", ["draft"]),
    step("step-play", ["play"]),
    step("step-tricks", ["trick"], { when: { tricks: [true] } }),
    step("step-pairs", [], { when: { seats: [2], turn: [1, 2] } }),
    step("step-count", []),
  ],
} as unknown as GameAbout;

const at = (phase: number, more = {}): Page =>
  ({ view: { phase, turn: 1 }, options: { tricks: false }, chairs: [{}, {}, {}], ...more }) as unknown as Page;
const told = (page: Page): string[] => partsOf(about, page).map((part) => `${part.step.text.slice(5)} ${part.is}`);

test("the strip shows where a round is and what comes next", () => {
  expect(told(at(1))).toEqual(["draft here", "play next", "count later"]);
  expect(told(at(2))).toEqual(["draft past", "play here", "count next"]);
});

test("what passes shows only while it is there; options, seats and the view decide about the rest", () => {
  expect(told(at(0))[0]).toBe("setup here");
  expect(told(at(2, { options: { tricks: true } }))).toContain("tricks next");
  expect(told(at(2, { chairs: [{}, {}] }))).toContain("pairs next");
  expect(told(at(2, { chairs: [{}, {}], view: { phase: 2, turn: 3 } }))).not.toContain("pairs next");
});

test("nothing shows before a game has begun, after its end, and where no part is the present one", () => {
  expect(told(at(1, { view: null }))).toEqual([]);
  expect(told(at(1, { result: {} }))).toEqual([]);
  expect(told(at(9))).toEqual([]);
});
