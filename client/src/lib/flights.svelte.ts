import type { LogItem } from "./types.generated";

interface Spot {
  x: number;
  y: number;
}

/** What a seat has got, from where on the page to where. */
export interface Gain {
  seat: number;
  gain: number;
  from: Spot;
  to: Spot;
}

/** A gain on its way: when it starts and how long it takes, in ms. */
export interface Flight extends Gain {
  key: number;
  starts: number;
  lasts: number;
}

const LONGEST = 700;
const GAP = 150;

/** Give each gain its time: one after another, all of them there within so many ms. */
export function planned(gains: Gain[], within: number): Flight[] {
  const lasts = Math.min(LONGEST, within / 2);
  const gap = Math.min(GAP, (within - lasts) / Math.max(gains.length - 1, 1));
  return gains.map((gain, key) => ({ ...gain, key, starts: key * gap, lasts }));
}

function middleOf(element: Element | null | undefined): Spot | null {
  const box = element?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** Find what was gained and where: from the first shape that is in sight, else from the seat itself, to its number. */
export function gainsOf(told: LogItem[], shapesOf: (item: LogItem) => Element[]): Gain[] {
  return told.flatMap((item) => {
    if (item.scorer === undefined || !(item.points && item.points > 0)) return [];
    const number = document.querySelector(`[data-score="${item.scorer}"]`);
    const [to, card] = [middleOf(number), middleOf(number?.closest("li"))];
    const [from = card] = shapesOf(item).map(middleOf).filter((spot) => spot !== null);
    return from && to ? [{ seat: item.scorer, gain: item.points, from, to }] : [];
  });
}

/** What is on its way from the board to the seats; it counts there when it arrives. */
export class Flights {
  flying: Flight[] = $state.raw([]);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #then: () => void = () => undefined;

  /** Let gains fly; those still on their way arrive first. Says when the last has arrived, at once when there are none. */
  start(gains: Gain[], within: number, then: () => void): void {
    this.land();
    this.#then = then;
    this.flying = planned(gains, within);
    this.#timers = this.flying.map((flight) => setTimeout(() => this.#arrive(flight), flight.starts + flight.lasts));
    if (!gains.length) this.land();
  }

  /** All arrive now. */
  land(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.flying = [];
    const then = this.#then;
    this.#then = () => undefined;
    then();
  }

  /** What a seat shows of all it has: without what is still on its way. */
  settled(seat: number, whole: number): number {
    return this.flying.reduce((sum, flight) => (flight.seat === seat ? sum - flight.gain : sum), whole);
  }

  #arrive(flight: Flight): void {
    this.flying = this.flying.filter((other) => other !== flight);
    if (!this.flying.length) this.land();
  }
}
