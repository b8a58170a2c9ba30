import { expect, it } from "vitest";
import type { View } from "../lib/types.generated";
import { Desk, type BoardProps } from "./desk";

const at = (phase: number): View => ({ phase }) as unknown as View;

it("speaks of the time of the question that is due, even while the board shows what led to it", () => {
  const about = { kinds: { phase: { kind: "phase", ids: ["movement", "citizens"] } } };
  const props = (asked?: View): BoardProps => ({ about, view: at(0), asked }) as unknown as BoardProps;
  const due = new Desk(() => props(at(1)));
  expect([due.phase, due.phaseOf(due.time)]).toEqual(["movement", "citizens"]);
  const idle = new Desk(() => props());
  expect(idle.phaseOf(idle.time)).toBe("movement");
});
