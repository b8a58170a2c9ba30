import { expect, it } from "vitest";
import { inPlay, leads, nextOf, travelled, votesNow, wreath } from "./guilds";
import type { GuildesView } from "./view.generated";

const view = (known: Partial<GuildesView>): GuildesView => known as GuildesView;

it("leaves out a guild that pays no place, and keeps the militia", () => {
  const three = view({ payouts: [[5], []] });
  expect([0, 1, 2].filter((kind) => inPlay(three, kind))).toEqual([0, 2]);
});

it("crowns the best of a guild, and nobody for the militia", () => {
  const now = view({
    payouts: [[5, 3], [6, 3], [7, 4]],
    projection: [[5, 3, 0], [4, 0, 4], [0, 0, 0], [9, 3, 0]],
  });
  expect([0, 1, 2].map((seat) => wreath(now, 0, seat))).toEqual(["alone", "", ""]);
  expect([0, 1, 2].map((seat) => wreath(now, 1, seat))).toEqual(["shared", "", "shared"]);
  expect(wreath(now, 3, 0)).toBe("");
  expect([0, 1, 2].map((seat) => leads(now, seat))).toEqual([2, 0, 1]);
});

it("follows packets from one column to the next, and round the table", () => {
  const seats = [0, 1, 2];
  expect(seats.map((seat) => travelled(view({ seats: 3, arrow: 1 }), seat))).toEqual([-2, 1, 1]);
  expect(seats.map((seat) => travelled(view({ seats: 3, arrow: -1 }), seat))).toEqual([-1, -1, 2]);
});

it("names who gets a packet, in both directions", () => {
  const seats = [0, 1, 2];
  expect(seats.map((seat) => nextOf(view({ seats: 3, arrow: 1 }), seat))).toEqual([1, 2, 0]);
  expect(seats.map((seat) => nextOf(view({ seats: 3, arrow: -1 }), seat))).toEqual([2, 0, 1]);
});

it("adds up what a ballot would bring now, with the militia", () => {
  const now = view({ projection: [[5, 3, 0], [4, 0, 4], [9, 3, 0]] });
  expect([0, 1, 2].map((seat) => votesNow(now, seat))).toEqual([18, 6, 4]);
});
