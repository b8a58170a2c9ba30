/** Things that wait to be shown one after another, each for its time. */
export class Steps<T> {
  #waiting: T[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes how a thing is shown, and for how many milliseconds; 0 for what need not be looked at. */
  constructor(
    private readonly show: (thing: T, waiting: number) => void,
    private readonly lasts: (thing: T) => number,
  ) {}

  get waiting(): number {
    return this.#waiting.length;
  }

  push(thing: T): void {
    this.#waiting.push(thing);
    if (this.#waiting.length === 1) this.#go();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.#free = 0;
    for (let thing = this.#waiting.shift(); thing !== undefined; thing = this.#waiting.shift()) {
      this.show(thing, this.#waiting.length);
    }
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #go(): void {
    clearTimeout(this.#timer);
    while (this.#waiting.length) {
      const long = this.lasts(this.#waiting[0]!);
      const rest = long ? this.#free - Date.now() : 0;
      if (rest > 0) {
        this.#timer = setTimeout(() => this.#go(), rest);
        return;
      }
      const thing = this.#waiting.shift()!;
      if (long) this.#free = Date.now() + long;
      this.show(thing, this.#waiting.length);
    }
  }
}
