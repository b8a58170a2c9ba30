import type { PageShown } from "./bodies.generated";

/** Tells a table over its socket when its page comes to the front or goes behind others: who looks is not called. */
export class InFront {
  #tell: () => void;

  constructor(socket: () => WebSocket | null) {
    this.#tell = () => {
      const open = socket();
      if (open?.readyState === WebSocket.OPEN) open.send(JSON.stringify({ visible: !document.hidden } satisfies PageShown));
    };
    document.addEventListener("visibilitychange", this.#tell);
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.#tell);
  }
}
