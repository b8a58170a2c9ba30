import { expect, it } from "vitest";
import { deedOf } from "./keys";

const pressed = (key: string, more: object = {}): Parameters<typeof deedOf>[0] => {
  return { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...more };
};

it("knows what keys mean, with capitals too", () => {
  expect(["h", "H", "u", "Enter", "Escape", "?"].map((key) => deedOf(pressed(key)))).toEqual(["hint", "hint", "undo", "confirm", "skip", "keys"]);
  expect(deedOf(pressed("U", { shiftKey: true }))).toBe("turn");
  expect(deedOf(pressed("3"))).toBe(3);
});

it("leaves other keys, the browser's own and those held down alone", () => {
  expect(["0", "x", "Tab", "F1"].map((key) => deedOf(pressed(key)))).toEqual([null, null, null, null]);
  expect(deedOf(pressed("u", { ctrlKey: true }))).toBeNull();
  expect(deedOf(pressed("1", { repeat: true }))).toBeNull();
});
