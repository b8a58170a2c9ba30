/** How things that come one after another are shown. */
export interface Showing<T> {
  show: (thing: T, waiting: number) => void;
  /** For how many milliseconds a thing is worth a look; 0 for what need not be looked at. */
  lasts: (thing: T) => number;
  /** So many milliseconds after it came a thing is shown at the latest. */
  latest: () => number;
  /** Says whether a thing belongs to the one before: both are shown as one. */
  belongs: (thing: T, before: T) => boolean;
  join: (before: T, thing: T) => T;
}

/** A shorter look shows nothing: rather several things are shown as one. */
const LEAST = 250;

interface Waiting<T> {
  thing: T;
  came: number;
}

/** Things that wait to be shown, each for its time, none longer than it may wait. */
export class Steps<T> {
  #waiting: Waiting<T>[] = [];
  /** When the present thing was shown, and for how long it would like to be. */
  #shown = 0;
  #long = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly showing: Showing<T>) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  push(thing: T): void {
    const last = this.#waiting.at(-1);
    if (last && this.showing.belongs(thing, last.thing)) last.thing = this.showing.join(last.thing, thing);
    else this.#waiting.push({ thing, came: Date.now() });
    this.#go();
  }

  /** Show everything that waits at once. */
  skip(): void {
    while (this.#waiting.length > 1) this.#fold();
    const rest = this.#waiting.shift();
    this.stop();
    if (rest) this.showing.show(rest.thing, 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#long = 0;
  }

  #go(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length) {
      const long = this.showing.lasts(this.#waiting[0]!.thing);
      const rest = long ? this.#shown + this.#share() - Date.now() : 0;
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#go(), rest);
        return;
      }
      const { thing } = this.#waiting.shift()!;
      if (long) [this.#shown, this.#long] = [Date.now(), long];
      this.showing.show(thing, this.#waiting.length);
    }
  }

  /** How long the present thing is shown, so that none of those behind it waits too long; what has no time is folded. */
  #share(): number {
    let share = this.#longest();
    while (share < Math.min(LEAST, this.#long) && this.#waiting.length > 1) {
      this.#fold();
      share = this.#longest();
    }
    return share;
  }

  #longest(): number {
    const latest = this.showing.latest() - this.#shown;
    return Math.min(this.#long, ...this.#waiting.map(({ came }, at) => (came + latest) / (at + 1)));
  }

  #fold(): void {
    const [first, second] = this.#waiting.splice(0, 2);
    this.#waiting.unshift({ thing: this.showing.join(first!.thing, second!.thing), came: first!.came });
  }
}
