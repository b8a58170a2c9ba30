import { afterEach, describe, expect, it, vi } from "vitest";
import { Refused } from "./api";
import { MovesOverSocket } from "./movesOverSocket";
import { patched } from "./patching";
import type { Page } from "./types.generated";

class Open {
  readyState = 1;
  said: Record<string, unknown>[] = [];
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
}

const socketOf = (open: Open) => open as unknown as WebSocket;
globalThis.WebSocket ??= { OPEN: 1 } as unknown as typeof WebSocket;

describe("moves over the socket", () => {
  it("are answered by number, whatever the order", async () => {
    const open = new Open();
    const moves = new MovesOverSocket();
    const first = moves.send<object>(socketOf(open), { move: "pick nobles", answers: 4 });
    const second = moves.send<object>(socketOf(open), { move: "pick", answers: 9 });
    expect(open.said.map((one) => [one["move"], one["answers"]])).toEqual([["pick nobles", 4], ["pick", 9]]);
    const [a, b] = open.said.map((one) => one["id"] as number);
    expect(moves.hear({ refused: { id: b, status: 422, problem: { code: "notation_verb", message: "no" } } })).toBe(true);
    expect(moves.hear({ made: { id: a, entry: 3, entries: 4 } })).toBe(true);
    expect(await first).toEqual({ entry: 3, entries: 4 });
    await expect(second).rejects.toBeInstanceOf(Refused);
    expect(moves.hear({ talk: {} })).toBe(false);
  });

  it("are sent another way where the socket is closed or lost", async () => {
    const moves = new MovesOverSocket();
    expect(await moves.send(null, {})).toBeNull();
    const open = new Open();
    const lost = moves.send(socketOf(open), { move: "pick", answers: 1 });
    moves.lose();
    expect(await lost).toBeNull();
    open.readyState = 3;
    expect(await moves.send(socketOf(open), {})).toBeNull();
  });
});

describe("a move that is not answered", () => {
  afterEach(() => void vi.useRealTimers());

  it("is sent another way after a while: its socket may be dead, though nobody has said so", async () => {
    vi.useFakeTimers();
    const open = new Open();
    const moves = new MovesOverSocket();
    let became: object | null | undefined;
    void moves.send<object>(socketOf(open), { move: "pick", answers: 1 }).then((made) => (became = made));
    await vi.advanceTimersByTimeAsync(3000);
    expect(became).toBeUndefined();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(became).toBeNull();
    expect(moves.hear({ made: { id: open.said[0]!["id"], entry: 3, entries: 4 } })).toBe(true);
    const other = moves.send<object>(socketOf(open), { move: "pick", answers: 2 });
    moves.hear({ made: { id: open.said[1]!["id"], entry: 4, entries: 5 } });
    expect([await other, vi.getTimerCount()]).toEqual([{ entry: 4, entries: 5 }, 0]);
  });
});

describe("patches", () => {
  it("change what they name, of the view, too", () => {
    const page = { entries: 1, note: "x", view: { a: 1, b: [2] } } as unknown as Page;
    expect(patched(page, { entries: 2, view: { b: [3] } })).toEqual({ entries: 2, note: "x", view: { a: 1, b: [3] } });
    expect(patched(page, { entries: 2 }).view).toBe(page.view);
    const before = { entries: 1 } as unknown as Page;
    expect(patched(before, { view: { a: 1 } })).toEqual({ entries: 1, view: { a: 1 } });
    expect("view" in patched(before, { entries: 2 })).toBe(false);
  });
});
