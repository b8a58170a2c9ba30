import { expect, it } from "vitest";
import { alone, isNewLeader, reseated, rolesOf } from "./roles";
import type { GameAbout, Page } from "./types.generated";

it("tells what a seat leads, by the number of seats", () => {
  const about = { roles: { kind: "faction", led: { 2: [["a", "b"], ["c"]] } } } as unknown as GameAbout;
  expect(rolesOf(about, 2, 0)).toEqual(["a", "b"]);
  expect(rolesOf(about, 2, 1)).toEqual(["c"]);
  expect(rolesOf(about, 3, 0)).toEqual([]);
  expect(rolesOf({ roles: null } as GameAbout, 2, 0)).toEqual([]);
});

it("tells those who have chosen nothing yet what they lead, where seats differ", () => {
  const about = { roles: { kind: "faction", led: { 2: [["a"], ["b"]] } } } as unknown as GameAbout;
  const page = { seat: 1, chairs: [{}, {}], offers: {}, undoable: null } as unknown as Page;
  expect(isNewLeader(about, page)).toBe(true);
  expect(isNewLeader(about, { ...page, undoable: { step: 3, turn: 3 } })).toBe(false);
  expect(isNewLeader(about, { ...page, offers: null })).toBe(false);
  expect(isNewLeader(about, { ...page, seat: -1 })).toBe(false);
  expect(isNewLeader({ roles: null } as GameAbout, page)).toBe(false);
});

it("lets me change places with whoever has the seat", () => {
  expect(reseated(["me", "bot", "open"], 2, "me")).toEqual(["open", "bot", "me"]);
  expect(reseated(["me", "bot", "open"], 1, "open")).toEqual(["me", "open", "open"]);
  expect(reseated(["bot", "bot"], 0, "me")).toEqual(["me", "bot"]);
});

it("seats one person among bots, where a lesson has taught to sit", () => {
  const bot = { kind: "bot", bot: "apprentice" };
  expect(alone(3, 2, "apprentice")).toEqual([bot, bot, { kind: "me" }]);
});
