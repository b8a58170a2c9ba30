import { Refused, refusals, serverLanguage } from "./api";
import type { MadeMessage, RefusedMessage } from "./types.generated";

interface Waiting {
  settle: (made: unknown) => void;
  fail: (refused: Refused) => void;
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
    return new Promise((settle, fail) => this.#waiting.set(id, { settle: settle as (made: unknown) => void, fail }));
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
    for (const waiting of this.#waiting.values()) waiting.settle(null);
    this.#waiting.clear();
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
