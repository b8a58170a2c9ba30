import { expect, it } from "vitest";
import { hoursOf, quietOf } from "./quiet";

it("quiet hours are kept as they stand in the fields", () => {
  expect(quietOf({ begin: "22:30", end: "07:00" })).toMatchObject({ begin: 1350, end: 420 });
  expect(hoursOf({ begin: 1350, end: 420 })).toEqual({ begin: "22:30", end: "07:00" });
  expect(hoursOf(null)).toEqual({ begin: "00:00", end: "00:00" });
});

it.each([
  ["", "07:00"],
  ["22:30", ""],
  ["", ""],
])("from %j to %j there are none: a field that was cleared is not midnight", (begin, end) => {
  const quiet = quietOf({ begin, end });
  expect(quiet.begin).toBe(quiet.end);
});
