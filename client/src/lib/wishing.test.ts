import { expect, it, vi } from "vitest";
import type { Source } from "./source";
import type { Offer, Problem } from "./types.generated";
import { Wishing } from "./wishing.svelte";

const occupy: Offer = { move: "occupy arnhem", verb: "occupy", spot: "arnhem" };
const withdraw: Offer = { move: "withdraw gent", verb: "withdraw", spot: "gent" };

/** A table whose phase asks again and again; `answers` are what comes back, in order. */
function table(...answers: object[]) {
  const sent: [string, object][] = [];
  const page = { view: { ask: "movement", phase: 5, turn: 1 }, offers: { answers: 7, moves: [] } };
  const send = (action: string, body: object): Promise<object> => {
    sent.push([action, body]);
    return Promise.resolve(answers.shift()!);
  };
  const live = { send, asking: page } as unknown as Source;
  const draft = { row: { asks: ["movement"] }, keep: vi.fn(), open: vi.fn() };
  const player = { live, problem: null as Problem | null, draft };
  return { sent, player, wishing: new Wishing(player) };
}

it("makes what is wished now and keeps the rest for the next question", async () => {
  const made = { made: 2, entry: 3, entries: 4, stopped: null };
  const outlook = { met: ["occupy arnhem", "withdraw gent"], row: ["occupy arnhem", "done"], moves: [], view: {} };
  const { sent, wishing } = table(outlook, made);
  await wishing.begin([occupy, withdraw]);
  expect(sent.map(([action]) => action)).toEqual(["phase", "moves"]);
  expect(sent[1]![1]).toEqual({ moves: ["occupy arnhem", "done"], answers: 7 });
  expect(wishing.left).toEqual([withdraw]);
  await wishing.goOn();
  expect(sent, "a question is answered once").toHaveLength(2);
  expect(await new Wishing(table().player).goOn(), "nothing was wished").toBe(false);
});

it("asks again when others came in the way", async () => {
  const { sent, player, wishing } = table({ met: ["withdraw gent"], row: ["done"], moves: [], view: {} });
  await wishing.begin([occupy, withdraw]);
  expect(sent).toHaveLength(1);
  expect(player.problem?.code).toBe("plan_dropped");
  expect(player.draft.keep).toHaveBeenCalledWith([withdraw]);
  expect(wishing.on).toBe(false);
});

it("asks what was not foreseen, and decides nothing there", async () => {
  const { sent, player, wishing } = table({ met: [], row: [], moves: [], view: {} });
  Object.assign(player.draft.row, { usual: ["lose arnhem"] });
  await wishing.begin([]);
  expect(sent).toEqual([["phase", { moves: [], answers: 7, asks: ["movement"], usual: [] }]]);
  expect([wishing.on, player.problem]).toEqual([false, null]);
  expect(player.draft.open).toHaveBeenCalled();
});
