import { expect, test } from "vitest";
import { broken, commitment, judged } from "./luck";
import type { LuckTold } from "./types.generated";

const KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const MINE = "5a".repeat(32);
const told: LuckTold = {
  problem: "",
  finished: true,
  commitment: commitment(KEY),
  key: KEY,
  seats: 3,
  added: [MINE, "", "a5".repeat(16)],
  draws: 40,
  numbers: 2,
  reopened: 0,
  given: 0,
};
const kept = { commitment: told.commitment, number: MINE };
const names = (given: LuckTold, mine = true): string[] => judged(given, mine ? kept : undefined).map(([name]) => name);

test("the browser computes the commitment of a key as the server does", () => {
  expect(commitment(KEY)).toBe("e228bca5a25d5b4261d963772ed37e1fd79aa66d28024bc11210df555c0b0ea0");
});

test("a game whose commitment was seen and whose number is there is checked", () => {
  expect(names(told)).toEqual(["checked", "draws", "numbers"]);
});

test("what this browser did not see or add is not claimed", () => {
  expect(names(told, false)[0]).toBe("unseen");
  expect(judged(told, { ...kept, number: "" })[0]![0]).toBe("checked-seen");
});

test("undone luck, inputs of another game and an early end are told", () => {
  expect(names({ ...told, finished: false }).at(-1)).toBe("unfinished");
  expect(names({ ...told, reopened: 2, given: 9 })).toEqual(["checked", "draws", "numbers", "reopened", "given"]);
});

test("a key chosen after the numbers is noticed, whatever the server says", () => {
  const other = KEY.replace("00", "ff");
  expect(broken({ ...told, key: other }, kept)).toBe("wrong-key");
  expect(broken({ ...told, key: other, commitment: commitment(other) }, kept)).toBe("wrong-seen");
});

test("a number left out and a draw that does not follow are noticed", () => {
  expect(broken({ ...told, added: ["", "", "a5".repeat(16)] }, kept)).toBe("wrong-number");
  expect(broken({ ...told, problem: "record_luck" }, kept)).toBe("wrong-draws");
  expect(judged({ ...told, problem: "record_luck" }, kept)).toEqual([["wrong-draws", {}]]);
});
