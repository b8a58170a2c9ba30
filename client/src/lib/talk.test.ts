import { expect, it } from "vitest";
import { earlier, newer, unreadOf } from "./talk";
import type { Said } from "./types.generated";

function said(first: number, end: number): Said {
  const lines = Array.from({ length: end - first }, (_, n) => ({ seat: 0, at: 0, name: "Anna", text: String(first + n) }));
  return { first, lines, muted: [] };
}

it("adds what is new, and takes nothing twice", () => {
  expect(newer(said(0, 0), said(70, 120))).toEqual(said(70, 120));
  expect(newer(said(70, 120), said(120, 121))).toEqual(said(70, 121));
  expect(newer(said(70, 120), said(118, 122))).toEqual(said(70, 122));
});

it("knows who is muted now", () => {
  expect(newer({ ...said(0, 3), muted: [1] }, { ...said(3, 4), muted: [2] }).muted).toEqual([2]);
  expect(earlier({ ...said(3, 4), muted: [1] }, said(0, 3)).muted).toEqual([1]);
});

it("begins anew after a gap", () => {
  expect(newer(said(70, 120), said(300, 350))).toEqual(said(300, 350));
  expect(newer(said(70, 120), said(0, 50))).toEqual(said(0, 50));
});

it("puts earlier lines before", () => {
  expect(earlier(said(70, 120), said(20, 70))).toEqual(said(20, 120));
  expect(earlier(said(20, 120), said(20, 70))).toEqual(said(20, 120));
});

it("counts what the others have said since it was read", () => {
  const talk = said(10, 16);
  talk.lines[3]!.seat = talk.lines[5]!.seat = 1;
  expect(unreadOf(talk, 1, 0)).toBe(4);
  expect(unreadOf(talk, 0, 0)).toBe(2);
  expect(unreadOf(talk, 0, 14)).toBe(1);
  expect(unreadOf(talk, 0, 16)).toBe(0);
  expect(unreadOf(talk, -1, 0)).toBe(0);
  talk.lines[5]!.text = "";
  expect(unreadOf(talk, 0, 14), "words of blocked people").toBe(0);
});
