import { Refused, refusals, serverLanguage } from "./api";
import type { MadeMessage, RefusedMessage } from "./types.generated";

/** So many milliseconds a move waits for its answer: its socket may be dead, though nobody has said so. */
const PATIENCE = 10_000;

interface Waiting {
  settle: (made: unknown) => void;
  fail: (refused: Refused) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Moves that were sent over a socket and wait for their answers, by number. */
export class MovesOverSocket {
  #next = 1;
  #waiting = new Map<number, Waiting>();

  /** What became of a move; null: nobody knows, so it is to be sent another way, which does no harm if it was made. */
  send<T>(socket: WebSocket | null, body: object): Promise<T | null> {
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = this.#next++;
    socket.send(JSON.stringify({ ...body, id, language: serverLanguage() }));
    return new Promise((settle, fail) => {
      const timer = setTimeout(() => this.#take(id)?.settle(null), PATIENCE);
      this.#waiting.set(id, { settle: settle as (made: unknown) => void, fail, timer });
    });
  }

  /** Take the answer to a move out of the messages; true where it was one. */
  hear(message: object): message is MadeMessage | RefusedMessage {
    if ("made" in message) {
      const { id, ...made } = (message as MadeMessage).made;
      this.#take(id)?.settle(made);
      return true;
    }
    if (!("refused" in message)) return false;
    const { id, status, problem } = (message as RefusedMessage).refused;
    for (const tell of refusals) tell(problem);
    this.#take(id)?.fail(new Refused(problem, status));
    return true;
  }

  /** The socket is gone: its answers will not come. */
  lose(): void {
    for (const id of [...this.#waiting.keys()]) this.#take(id)?.settle(null);
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
}
