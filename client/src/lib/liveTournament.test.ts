import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveTournament } from "./liveTournament.svelte";

let answers: Record<string, () => void>;
let hear: (event: { data: string }) => void;

beforeEach(() => {
  answers = {};
  class Socket {
    static CONNECTING = 0;
    readyState = 1;
    set onmessage(hears: typeof hear) {
      hear = hears;
    }
    close(): void {}
  }
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "games.test" });
  vi.stubGlobal("fetch", async (path: string) => {
    const round = path.split("=").at(-1)!;
    await new Promise<void>((go) => (answers[round] = go));
    return new Response(JSON.stringify({ shown: Number(round), tables: [], byes: [] }));
  });
});

afterEach(() => vi.unstubAllGlobals());

it("of rounds that are asked for one after another the last is shown, whichever comes first", async () => {
  const live = new LiveTournament("t1");
  hear({ data: JSON.stringify({ tournament: { round: 3, shown: 3, tables: [], byes: [] } }) });
  const both = [live.show(1), live.show(2)];
  answers["2"]!();
  await both[1];
  answers["1"]!();
  await both[0];
  expect([live.asked, live.page!.shown]).toEqual([2, 2]);
  const late = live.show(1);
  await live.show(3);
  answers["1"]!();
  await late;
  expect([live.asked, live.page!.shown]).toEqual([0, 3]);
  live.close();
});
