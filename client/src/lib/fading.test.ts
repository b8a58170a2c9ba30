import { expect, it } from "vitest";
import { goesOn } from "./fading";

it("a list goes on while more than its last gap is out of sight", () => {
  expect(goesOn({ scrollHeight: 300, scrollTop: 0, clientHeight: 200 })).toBe(true);
  expect(goesOn({ scrollHeight: 300, scrollTop: 97, clientHeight: 200 })).toBe(false);
  expect(goesOn({ scrollHeight: 200, scrollTop: 0, clientHeight: 200 })).toBe(false);
});
