import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "./live.svelte";
import { Playing } from "./playing.svelte";
import type { Offer } from "./types.generated";

const DWELL = 200;
const offer: Offer = { move: "guild red", verb: "guild", guild: "red" };

interface Sent {
  path: string;
  body: Record<string, unknown>;
  signal: AbortSignal | undefined;
  answer: (body: unknown) => void;
}

let sent: Sent[] = [];
const paths = (): string[] => sent.map(({ path }) => path.split("/").at(-1)!);

function ask(path: string, init: RequestInit): Promise<Response> {
  return new Promise((done) => {
    const answer = (body: unknown): void => done(new Response(JSON.stringify(body)));
    sent.push({ path, body: JSON.parse(String(init.body)) as Sent["body"], signal: init.signal ?? undefined, answer });
  });
}

function made(): Playing {
  const live = { table: "t", asking: { offers: { answers: 7, steps: 0, moves: [offer] } }, skip: () => {} };
  return new Playing(live as unknown as LiveTable);
}

describe("a look at a move", () => {
  beforeEach(() => {
    sent = [];
    vi.useFakeTimers();
    vi.stubGlobal("fetch", ask);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks what the move would do, for the question it answers", async () => {
    const play = made();
    play.look(offer);
    await vi.advanceTimersByTimeAsync(DWELL);
    expect(sent[0]!.body).toEqual({ move: "guild red", answers: 7 });
    sent[0]!.answer({ events: [], follows: "you" });
    await vi.advanceTimersByTimeAsync(0);
    expect(play.foreseen).toEqual({ events: [], follows: "you" });
  });

  it("is not asked for any more when the move is sent", async () => {
    const play = made();
    play.look(offer);
    void play.send(offer);
    play.look(offer);
    await vi.advanceTimersByTimeAsync(DWELL);
    expect(paths()).toEqual(["move"]);
  });

  it("is called off when the move is sent", async () => {
    const play = made();
    play.look(offer);
    await vi.advanceTimersByTimeAsync(DWELL);
    void play.send(offer);
    expect(paths()).toEqual(["preview", "move"]);
    expect(sent[0]!.signal!.aborted).toBe(true);
  });

  it("shows nothing when the question was answered meanwhile", async () => {
    const play = made();
    play.look(offer);
    await vi.advanceTimersByTimeAsync(DWELL);
    sent[0]!.answer({ stale: true, events: [], follows: "" });
    await vi.advanceTimersByTimeAsync(0);
    expect(play.foreseen).toBeNull();
  });
});
