import { expect, it } from "vitest";
import { earlier, earlierInGallery, newer, newerInGallery, spokenAtTable, spokenInGallery, unreadInGallery, unreadOf } from "./talk";
import type { Gallery, Said } from "./types.generated";

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

function murmured(first: number, end: number, more: boolean): Gallery {
  const lines = Array.from({ length: end - first }, (_, n) => ({ at: 0, name: "Dora", text: String(first + n), own: false, muted: false }));
  return { first, lines, more };
}

it("knows of spectators whether there are earlier lines", () => {
  expect(newerInGallery(murmured(0, 0, false), murmured(70, 120, true))).toEqual(murmured(70, 120, true));
  expect(newerInGallery(murmured(0, 5, false), murmured(5, 6, true)), "the first is known").toEqual(murmured(0, 6, false));
  expect(newerInGallery(murmured(0, 5, false), murmured(70, 120, true)), "after a gap").toEqual(murmured(70, 120, true));
  expect(earlierInGallery(murmured(70, 120, true), murmured(20, 70, true))).toEqual(murmured(20, 120, true));
  expect(earlierInGallery(murmured(20, 120, true), murmured(0, 0, false)), "the earliest are not kept").toEqual(murmured(20, 120, false));
});

it("counts what other spectators have said since, for spectators", () => {
  const gallery = murmured(10, 16, true);
  gallery.lines[5]!.own = true;
  gallery.lines[4]!.text = "";
  expect([0, 12, 14].map((read) => unreadInGallery(gallery, -1, read))).toEqual([4, 2, 0]);
  expect(unreadInGallery(gallery, 0, 0)).toBe(0);
});

it("shows no line of those whom the reader blocks, and that there is one of those who are muted", () => {
  const talk = { ...said(4, 7), muted: [2] };
  Object.assign(talk.lines[0]!, { seat: 1, text: "" });
  Object.assign(talk.lines[1]!, { seat: 2, text: "" });
  expect(spokenAtTable(talk, 0).map(({ number, seat, own }) => [number, seat, own])).toEqual([[5, 2, false], [6, 0, true]]);
  const gallery = murmured(4, 7, false);
  gallery.lines[0]!.text = "";
  Object.assign(gallery.lines[1]!, { text: "", muted: true });
  gallery.lines[2]!.own = true;
  expect(spokenInGallery(gallery).map(({ number, seat, own }) => [number, seat, own])).toEqual([[5, -1, false], [6, -1, true]]);
});
