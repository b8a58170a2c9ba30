import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Steps } from "./steps";

interface Told {
  name: string;
  long: number;
}
let shown: string[] = [];
const made = (): Steps<Told> => new Steps<Told>((told) => shown.push(told.name), (told) => told.long);

describe("steps shown one after another", () => {
  beforeEach(() => {
    shown = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first at once and the others in their time", () => {
    const steps = made();
    for (const name of ["a", "b", "c"]) steps.push({ name, long: 100 });
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(99);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("does not wait for what need not be looked at, but keeps the order", () => {
    const steps = made();
    steps.push({ name: "a", long: 100 });
    steps.push({ name: "talk", long: 0 });
    expect(shown).toEqual(["a", "talk"]);
    steps.push({ name: "b", long: 100 });
    steps.push({ name: "more talk", long: 0 });
    expect(shown).toEqual(["a", "talk"]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["a", "talk", "b", "more talk"]);
  });

  it("shows all that waits when skipped, and goes on without a wait", () => {
    const steps = made();
    for (const name of ["a", "b", "c"]) steps.push({ name, long: 100 });
    steps.skip();
    expect(shown).toEqual(["a", "b", "c"]);
    steps.push({ name: "d", long: 100 });
    expect(shown).toEqual(["a", "b", "c", "d"]);
  });

  it("shows nothing after it was stopped", () => {
    const steps = made();
    for (const name of ["a", "b"]) steps.push({ name, long: 100 });
    steps.stop();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["a"]);
  });
});
