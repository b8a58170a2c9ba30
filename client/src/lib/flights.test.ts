import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Flights, planned, type Gain } from "./flights.svelte";

const spot = { x: 0, y: 0 };
const gain = (seat: number, gained: number): Gain => ({ seat, gain: gained, from: spot, to: spot });
const many = Array.from({ length: 30 }, (_, n) => gain(n % 3, 1));

describe("what flies to the seats", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("goes one after another and is there in time, however much it is", () => {
    for (const within of [1000, 3000]) {
      const flights = planned(many, within);
      expect(Math.max(...flights.map(({ starts, lasts }) => starts + lasts))).toBeLessThanOrEqual(within + 0.001);
      expect(new Set(flights.map(({ starts }) => starts)).size).toBe(30);
    }
    expect(planned([gain(0, 5)], 1000)[0]).toMatchObject({ starts: 0, lasts: 500 });
  });

  it("counts when it arrives, and nothing is missing at rest", () => {
    const flights = new Flights();
    const then = vi.fn();
    flights.start([gain(0, 5), gain(1, 4), gain(0, 3)], 1000, then);
    expect([flights.settled(0, 20), flights.settled(1, 9), flights.settled(2, 7)]).toEqual([12, 5, 7]);
    vi.advanceTimersByTime(500);
    expect([flights.settled(0, 20), flights.settled(1, 9)]).toEqual([17, 5]);
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect([flights.settled(0, 20), flights.settled(1, 9)]).toEqual([20, 9]);
    expect(then).toHaveBeenCalledOnce();
  });

  it("arrives at once when skipped, when more comes, and when nothing flies", () => {
    const flights = new Flights();
    const then = vi.fn();
    flights.start(many, 1000, then);
    flights.start(many, 1000, then);
    expect(then).toHaveBeenCalledOnce();
    flights.land();
    expect(flights.settled(0, 10)).toBe(10);
    flights.start([], 0, then);
    expect(then).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(5000);
    expect(then).toHaveBeenCalledTimes(3);
  });
});
