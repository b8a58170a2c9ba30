import { afterEach, expect, it, vi } from "vitest";
import { deedOf, showsAll } from "./keys";

afterEach(() => vi.unstubAllGlobals());

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

it("one key shows the whole map, but not while something is written, under a dialog or with keys of the browser", () => {
  const shows = (open: boolean, at: string, more: object = {}): boolean => {
    vi.stubGlobal("document", { querySelector: () => (open ? {} : null) });
    return showsAll(pressed("0", more), { closest: (fields: string) => (fields.includes(at) ? {} : null) } as unknown as Element);
  };
  expect([shows(false, "button"), shows(false, "input"), shows(true, "button"), shows(false, "button", { metaKey: true })]).toEqual([true, false, false, false]);
});
