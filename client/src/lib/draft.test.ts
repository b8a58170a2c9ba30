import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { post } from "./api";
import { NO_ASKS, type Asks, type Sweep } from "./asks";
import { Draft } from "./draft.svelte";
import { Filling } from "./filling";
import { Planning } from "./planning.svelte";
import type { Source } from "./source";
import { Standing } from "./standing.svelte";
import type { Offer, Problem } from "./types.generated";

const here: Offer = { move: "place here", verb: "place", province: "here" };
const there: Offer = { move: "place there", verb: "place", province: "there" };
const done: Offer = { move: "done", verb: "done" };

interface Sent {
  path: string;
  body: { moves: string[]; answers: number };
  answer: (body: unknown) => Promise<void>;
  fail: () => Promise<void>;
}

let sent: Sent[] = [];

function ask(path: string, init: RequestInit): Promise<Response> {
  return new Promise((give, lose) => {
    const fail = async (): Promise<void> => {
      lose(new TypeError("no network"));
      await vi.advanceTimersByTimeAsync(0);
    };
    const answer = async (body: unknown): Promise<void> => {
      give(new Response(JSON.stringify(body)));
      await vi.advanceTimersByTimeAsync(0);
    };
    sent.push({ path: path.split("/").at(-1)!, body: JSON.parse(String(init.body)) as Sent["body"], answer, fail });
  });
}

const last = (): Sent => sent.at(-1)!;

function table(askId: string, moves: Offer[], due = 3): Source {
  const view = { ask: askId, due, phase: 1, turn: 1 };
  const send = (action: string, body: object = {}): Promise<unknown> => post(`/t/${action}`, body);
  return { send, asking: { view, offers: { answers: 7, steps: 0, moves } }, skip: () => {} } as unknown as Source;
}

function made(ends?: string): Draft {
  const draft = new Draft(table("place", [here, there, ...(ends ? [done] : [])]));
  const row = ends ? { asks: ["place"], ends } : { asks: ["place"], left: (view: unknown) => (view as { due: number }).due };
  draft.asks = { ...NO_ASKS, rows: [row] };
  return draft;
}

function ahead(count: number, moves: Offer[], more: object = {}): object {
  return { made: count, stopped: null, ends: "", ask: "place", steps: 0, moves, view: { ask: "place" }, ...more };
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a row of answers", () => {
  it("is shown as if it were made and sent together", async () => {
    const draft = made();
    draft.add(here);
    await last().answer(ahead(1, [there]));
    expect(draft.page?.offers?.moves).toEqual([there]);
    draft.add(there);
    await last().answer(ahead(2, [there]));
    expect([draft.moves.length, draft.total, draft.over]).toEqual([2, 3, false]);
    const sending = draft.send();
    await vi.advanceTimersByTimeAsync(0);
    expect([last().path, last().body]).toEqual(["moves", { moves: ["place here", "place there"], answers: 7 }]);
    await last().answer({ made: 2, entry: 9, entries: 10, stopped: null });
    expect(await sending).toBeNull();
    expect(draft.moves).toEqual([]);
  });

  it("takes an answer as often as it goes, and no more than are due", async () => {
    const draft = made();
    draft.greedy = true;
    draft.add(here);
    expect(last().body.moves).toHaveLength(3);
    await last().answer(ahead(2, [there]));
    expect(draft.count("place here")).toBe(2);
    draft.set(there, 5);
    expect(last().body.moves).toHaveLength(3);
    await last().answer(ahead(3, [here]));
    expect(draft.page?.offers?.moves).toEqual([]);
    draft.remove(here);
    expect(last().body.moves).toEqual(["place here", "place there"]);
  });

  it("lays out one of each that is meant and possible, as far as they are due", async () => {
    const draft = made();
    expect(draft.spread).toEqual([]);
    const more = ["a", "b", "c", "d"].map((at): Offer => ({ move: `place ${at}`, verb: "place", province: at }));
    draft.asks = { ...NO_ASKS, rows: [{ ...draft.row!, spread: { id: "most", means: ({ province }) => province !== "there" } }] };
    expect(draft.spread).toEqual([here]);
    draft.add(here);
    await last().answer(ahead(1, [here, there, ...more]));
    expect(draft.spread, "what is there already is not laid out again").toEqual(more.slice(0, 2));
  });

  it("ends with the move that ends it", async () => {
    const draft = made("done");
    expect(draft.ready).toBe(true);
    draft.add(here);
    await last().answer(ahead(1, [there, done]));
    void draft.send();
    await vi.advanceTimersByTimeAsync(0);
    expect(last().body.moves).toEqual(["place here", "done"]);
  });

  it("leaves alone what the next question has when that came before the reply", async () => {
    const live = table("place", [here, there]);
    const draft = new Draft(live);
    draft.asks = { ...NO_ASKS, rows: [{ asks: ["place"] }] };
    draft.add(here);
    await last().answer(ahead(1, [there]));
    const sending = draft.send();
    await vi.advanceTimersByTimeAsync(0);
    const reply = last();
    live.asking!.offers!.answers = 8;
    draft.clear();
    draft.add(there);
    await last().answer(ahead(1, [there]));
    await reply.answer({ made: 1, entry: 9, entries: 10, stopped: null });
    await sending;
    expect(draft.moves).toEqual([there]);
  });

  it("says why it stopped and how many stand", async () => {
    const draft = made();
    draft.add(here);
    await last().answer(ahead(1, [there]));
    const sending = draft.send();
    await vi.advanceTimersByTimeAsync(0);
    await last().answer({ made: 0, entry: -1, entries: 9, stopped: { code: "full", message: "Full.", rule: "DR-1" } });
    expect(await sending).toMatchObject({ code: "full", rule: "DR-1" });
  });

  it("is dropped when its question was answered elsewhere, and listens to the last answer only", async () => {
    const draft = made();
    draft.add(here);
    const first = last();
    draft.add(there);
    await last().answer(ahead(2, [here]));
    await first.answer(ahead(1, [there]));
    expect(draft.moves).toHaveLength(2);
    draft.add(here);
    await last().answer({ stale: true });
    expect(draft.moves).toEqual([]);
  });

  it("goes on with what a bot proposes, up to its end", async () => {
    const draft = made("done");
    void draft.fill();
    await last().answer({ n: 7, moves: [here, there, done, here] });
    expect(draft.moves).toEqual([here, there]);
  });

  it("asks a bot for one thing at a time, so that none is refused, and not about a question that is gone", async () => {
    const draft = made();
    void draft.fill();
    draft.clear();
    void draft.fill();
    const { bot } = draft;
    const gone = bot.ask({ moves: [], answers: 6, asks: [] });
    expect(sent.map(({ path }) => path)).toEqual(["fill"]);
    await last().answer({ n: 7, moves: [here] });
    expect([sent.length, draft.moves, draft.filling]).toEqual([2, [], true]);
    await last().answer({ n: 7, moves: [there, there, there] });
    expect([draft.moves, draft.filling, sent.map(({ path }) => path)]).toEqual([[there, there, there], false, ["fill", "fill", "ahead"]]);
    expect(await gone).toEqual({ stale: true });
  });

  it("leaves the way to own answers open until what a bot proposed is touched", async () => {
    const draft = made();
    draft.add(there);
    await last().answer(ahead(1, [here, there]));
    const propose = async (): Promise<void> => {
      void draft.fill();
      await last().answer({ n: 7, moves: [here, here] });
      await last().answer(ahead(3, [], { ask: "else" }));
    };
    await propose();
    expect([draft.own, draft.moves.length, draft.page?.offers?.moves]).toEqual([[there], 3, [here, there]]);
    expect(draft.over, "the time is that of the question, not of what comes next").toBe(true);
    draft.add(there);
    expect([draft.own, draft.moves]).toEqual([null, [there, there]]);
    draft.remove(there);
    await last().answer(ahead(1, [here, there]));
    await propose();
    const complete = draft.complete(here);
    await last().answer(ahead(2, [here, there]));
    expect([await complete, draft.moves]).toEqual([true, [there, here]]);
    draft.remove(here);
    await last().answer(ahead(1, [here, there]));
    await propose();
    draft.remove(here);
    expect([draft.own, draft.moves]).toEqual([null, [there, here]]);
  });
});

describe("all questions of a phase that must be answered", () => {
  const usual = ["place here"];

  function losing(): Draft {
    const draft = new Draft({ ...table("place", [here, there]), phases: true } as Source);
    draft.asks = { ...NO_ASKS, rows: [{ asks: ["place"], usual }] };
    draft.open();
    return draft;
  }
  const outlook = (met: Offer[], taken: Offer[], open = 0): object => ({ met: met.map(({ move }) => move), row: [], moves: [here, there], taken, open, view: {} });

  it("are filled in with what is usual, and what is chosen takes its place", async () => {
    const draft = losing();
    expect(last().body).toEqual({ moves: [], answers: 7, asks: ["place"], usual });
    expect(draft.ready, "nothing is known yet").toBe(false);
    await last().answer(outlook([], [here, here]));
    expect([draft.unanswered, draft.count("place here"), draft.chosen("place here"), draft.ready]).toEqual([0, 2, 0, true]);
    expect(draft.page, "the table stays as it is").toBeNull();
    draft.add(there);
    expect(last().body.moves).toEqual(["place there"]);
    await last().answer(outlook([there], [there, here]));
    expect([draft.moves, draft.count("place here")]).toEqual([[there], 1]);
    draft.add(here);
    expect(last().body.moves, "one more than is shown").toEqual(["place there", "place here", "place here"]);
    await last().answer(outlook([there, here], [there, here]));
    expect(await draft.settled()).toEqual([there, here]);
  });

  it("say what an answer completes, as far as that is known, and what the first open question does", async () => {
    const draft = losing();
    draft.asks = { ...NO_ASKS, rows: [{ ...draft.row!, from: (before) => (before === "place here" ? { province: "here" } : undefined) }] };
    const row = ["place here", "place there", "place here"];
    await last().answer({ ...outlook([], [], 1), row });
    expect(draft.completed).toEqual([
      { move: "place there", from: { province: "here" } },
      { move: undefined, from: { province: "here" } },
    ]);
  });

  it("are not sent before all are answered; the only one is with its answer", async () => {
    const draft = losing();
    await last().answer(outlook([], [], 1));
    expect([draft.ready, draft.isLast, await draft.isFull()]).toEqual([false, true, false]);
    draft.add(there);
    await last().answer(outlook([there], [there]));
    expect([draft.ready, await draft.isFull()]).toEqual([true, true]);
    draft.put([]);
    await last().answer(outlook([], [here], 1));
    expect(draft.isLast, "something else goes with it").toBe(false);
  });

  it("are asked one by one where no phase can be looked through", async () => {
    const draft = losing();
    expect(draft.row).toBeDefined();
    await last().fail();
    expect(draft.row, "the look did not arrive").toBeUndefined();
    const single = new Draft(table("place", [here, there]));
    single.asks = draft.asks;
    expect(single.row).toBeUndefined();
  });
});

describe("answers without being asked", () => {
  interface Player {
    live: Source;
    problem: Problem | null;
    draft: { asks: Asks; bot: Filling };
    act: (action: string, body: object) => Promise<void>;
    acts: object[];
  }

  const player = (live: Source, sweeps: Sweep[] = []): Player => {
    const acts: object[] = [];
    const act = (_action: string, body: object): Promise<void> => (acts.push(body), Promise.resolve());
    return { live, problem: null, draft: { asks: { ...NO_ASKS, sweeps }, bot: new Filling(live) }, act, acts };
  };

  const stay: Sweep = { ask: "movement", id: "stay", means: ({ verb }) => verb === "done" };
  const place: Sweep = { ask: "movement", id: "place", means: ({ verb }) => verb === "place" };

  it("gives one answer to all questions of a phase, each once", async () => {
    const one = player(table("movement", [here, there, done]), [stay]);
    const standing = new Standing(one);
    expect(await standing.consider()).toBe(false);
    expect([standing.sweep, standing.due]).toEqual([stay, undefined]);
    standing.swept = { sweep: stay, phase: "1  1" };
    expect(standing.due).toEqual(done);
    await Promise.all([standing.consider(), standing.consider()]);
    expect(one.acts).toEqual([{ move: "done", answers: 7 }]);
  });

  it("asks where the answer is not the only one of its kind, in another phase, or when it did not arrive", async () => {
    const one = player(table("movement", [here, there, done]), [place]);
    const standing = new Standing(one);
    expect(standing.sweep).toBe(undefined);
    standing.swept = { sweep: place, phase: "1  1" };
    expect([await standing.consider(), standing.on]).toEqual([false, true]);
    standing.swept = { sweep: stay, phase: "1  2" };
    expect([await standing.consider(), standing.on]).toEqual([false, false]);
    standing.swept = { sweep: stay, phase: "1  1" };
    one.problem = { code: "offline", message: "" };
    expect([await standing.consider(), standing.on]).toEqual([true, false]);
  });

  it("gives the same answer again as long as it goes", async () => {
    const one = player(table("surplus", [here, there]));
    one.draft.asks = { ...NO_ASKS, again: [["surplus", "reach"]] };
    const standing = new Standing(one);
    expect(standing.again).toEqual([]);
    standing.note(there);
    expect(standing.again).toEqual([there]);
    await standing.repeat();
    expect(one.acts).toEqual([{ move: "place there", answers: 7 }]);
    one.live = table("surplus", [here]);
    const later = new Standing(one);
    later.note(there);
    expect(later.again, "it is not possible any more").toEqual([]);
    await later.repeat();
    expect([later.on, one.acts.length]).toEqual([false, 1]);
  });

  it("lets a bot answer what was entrusted to it, and nothing else", async () => {
    const standing = new Standing(player(table("upkeep", [here, there])));
    standing.entrust(["conflict"]);
    expect(sent).toEqual([]);
    standing.entrust(["upkeep"]);
    expect(last().body).toEqual({ moves: [], answers: 7, asks: ["conflict", "upkeep"] });
    await last().answer({ n: 7, moves: [there] });
    expect(last().body).toEqual({ moves: ["place there"], answers: 7 });
  });

  it("sends a plan when it is asked and drops it when it no longer fits", async () => {
    const one = player(table("place", [here]));
    const planning = new Planning(one);
    for (const offer of [here, there]) {
      void planning.look();
      await last().answer(ahead(0, [here, there]));
      planning.choose(offer, offer.move);
      await planning.consider();
    }
    expect(one.acts).toEqual([{ move: "place here", answers: 7 }]);
    expect(one.problem).toMatchObject({ code: "plan_dropped" });
  });
});
