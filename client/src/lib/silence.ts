/** The house tells a quiet page at least every 50 seconds that it is there; after so many milliseconds without a word the connection is dead, though nobody has said so. */
const LONGEST = 75_000;

/** Ends a connection of which nothing is heard any more: networks change, machines sleep, and a browser may notice only after minutes. */
export class Silence {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Something was heard of a socket, or is about to be. */
  begin(socket: WebSocket): void {
    this.end();
    this.#timer = setTimeout(() => socket.close(), LONGEST);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
