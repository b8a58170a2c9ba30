import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";
import { Reconnecting } from "./reconnecting";

/** A socket of which nobody hears any more, unless a test says something over it. */
class Socket {
  static OPEN = 1;
  static CONNECTING = 0;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    sockets.push(this);
  }
  send(): void {}
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
}

let sockets: Socket[] = [];
const PING = { ping: true };

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "games.test" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ["a table", () => new LiveTable("t1")],
  ["the hall", () => new Reconnecting<object>("/api/hall/live", () => undefined, () => undefined)],
])("the connection of %s", (_, open) => {
  it("is made anew when the house, which tells a quiet page that it is there, says nothing any more", async () => {
    const live = open();
    sockets[0]!.onopen?.();
    for (let minute = 0; minute < 5; minute += 1) {
      await vi.advanceTimersByTimeAsync(50_000);
      sockets[0]!.say(PING);
    }
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 1]);
    sockets[1]!.say(PING);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(sockets).toHaveLength(2);
    live.close();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(sockets).toHaveLength(2);
  });
});
