import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Steps } from "./steps";

interface Told {
  name: string;
  seat: string;
  long: number;
}
const LATEST = 2000;
let shown: string[] = [];
const told = (name: string, long = 700, seat = name): Told => ({ name, seat, long });

function made(): Steps<Told> {
  return new Steps<Told>({
    show: ({ name }) => shown.push(name),
    lasts: ({ long }) => long,
    latest: () => LATEST,
    belongs: (thing, before) => !thing.long || thing.seat === before.seat,
    join: (before, thing) => ({ ...thing, name: before.name + thing.name, long: Math.max(before.long, thing.long) }),
  });
}

describe("steps shown one after another", () => {
  beforeEach(() => {
    shown = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("shows the first at once and the others in their time", () => {
    const steps = made();
    for (const name of ["a", "b", "c"]) steps.push(told(name, 500));
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(499);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("does not wait for what need not be looked at, but keeps the order", () => {
    const steps = made();
    steps.push(told("a"));
    steps.push(told("talk", 0));
    expect(shown).toEqual(["a", "talk"]);
    steps.push(told("b"));
    steps.push(told("more", 0));
    expect(shown).toEqual(["a", "talk"]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual(["a", "talk", "bmore"]);
  });

  it("shows as one what one seat does", () => {
    const steps = made();
    steps.push(told("a"));
    for (const name of ["b", "c", "d"]) steps.push(told(name, 700, "bot"));
    steps.push(told("e"));
    expect(steps.waiting).toBe(2);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual(["a", "bcd"]);
  });

  it("lets nothing wait too long, and folds what has no time of its own", () => {
    const steps = made();
    for (const name of "abcdefghijklmnopqrstuvwxyz") steps.push(told(name));
    vi.advanceTimersByTime(LATEST);
    expect(steps.waiting).toBe(0);
    expect(shown.join("")).toBe("abcdefghijklmnopqrstuvwxyz");
    expect(shown.length).toBeGreaterThan(4);
    expect(shown[1]!.length).toBeGreaterThan(10);
  });

  it("shortens the looks when more comes in", () => {
    const steps = made();
    steps.push(told("a", 1900));
    steps.push(told("b", 1900));
    vi.advanceTimersByTime(500);
    for (const name of "cd") steps.push(told(name, 1900));
    vi.advanceTimersByTime(LATEST);
    expect(shown).toEqual(["a", "b", "c", "d"]);
  });

  it("never falls behind when bots are quicker than it shows", () => {
    const steps = made();
    for (let move = 0; move < 100; move += 1) {
      steps.push(told("."));
      vi.advanceTimersByTime(90);
    }
    vi.advanceTimersByTime(LATEST);
    expect(shown.join("").length).toBe(100);
  });

  it("shows all that waits when skipped, and goes on without a wait", () => {
    const steps = made();
    for (const name of ["a", "b", "c"]) steps.push(told(name));
    steps.skip();
    expect(shown).toEqual(["a", "bc"]);
    steps.push(told("d"));
    expect(shown).toEqual(["a", "bc", "d"]);
  });

  it("shows nothing after it was stopped", () => {
    const steps = made();
    for (const name of ["a", "b"]) steps.push(told(name));
    steps.stop();
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual(["a"]);
  });
});
