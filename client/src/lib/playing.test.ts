import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { post } from "./api";
import { house } from "./house.svelte";
import { Playing } from "./playing.svelte";
import { settings } from "./settings.svelte";
import type { Source } from "./source";
import type { Hint, Offer, Outlook, Page } from "./types.generated";

const DWELL = 200;
const offer: Offer = { move: "guild red", verb: "guild", guild: "red" };
const other: Offer = { move: "guild green", verb: "guild", guild: "green" };

interface Sent {
  path: string;
  body: Record<string, unknown>;
  signal: AbortSignal | undefined;
  answer: (body: unknown) => void;
  refuse: (code?: string) => void;
}

let sent: Sent[] = [];
const paths = (): string[] => sent.map(({ path }) => path.split("/").at(-1)!);

function ask(path: string, init: RequestInit): Promise<Response> {
  return new Promise((done) => {
    const answer = (body: unknown): void => done(new Response(JSON.stringify(body)));
    const refuse = (code = "stale"): void => done(new Response(JSON.stringify({ code, message: "" }), { status: 409 }));
    sent.push({ path, refuse, body: JSON.parse(String(init.body)) as Sent["body"], signal: init.signal ?? undefined, answer });
  });
}

function made(moves: Offer[] = [offer, other]): Playing {
  const page = { game: "sample", offers: { answers: 7, steps: 0, moves }, undoable: { step: 5, turn: 2 } };
  const send = (action: string, body: object = {}, signal?: AbortSignal): Promise<unknown> => post(`/api/tables/t/${action}`, body, signal);
  return new Playing({ send, page, asking: page, skip: () => {} } as unknown as Source);
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  house.catalogue = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a look at a move", () => {
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

describe("a question with one answer", () => {
  afterEach(() => (settings.askAll = false));

  it("is not asked: the answer is given, once", async () => {
    const play = made([offer]);
    expect(play.page!.offers).toBeNull();
    expect(play.left).toEqual([]);
    void play.goOn();
    void play.goOn();
    expect(sent.map(({ body }) => body)).toEqual([{ move: "guild red", answers: 7 }]);
  });

  it("is asked when the answer did not arrive", async () => {
    const play = made([offer]);
    const gone = play.goOn();
    sent[0]!.refuse();
    await gone;
    expect(play.page!.offers!.moves).toEqual([offer]);
    expect(play.problem).toBeNull();
    void play.goOn();
    expect(sent).toHaveLength(1);
  });

  it("is asked when the player wants to be asked everything", () => {
    settings.askAll = true;
    const play = made([offer]);
    expect(play.page!.offers!.moves).toEqual([offer]);
    void play.goOn();
    expect(sent).toHaveLength(0);
  });
});

it("looks for proposals once for a question that comes while an older one is still thought about", async () => {
  settings.proposals = true;
  const play = made();
  play.draft.asks = { ...play.draft.asks, rows: [{ asks: ["guild"], ends: "done" }] };
  const due = play.live.asking!;
  const live = play.live as unknown as { asking: unknown };
  live.asking = { ...due, offers: null };
  const before = play.answerAhead();
  live.asking = { ...due, view: { ask: "guild" } };
  const now = play.answerAhead();
  await vi.waitFor(() => expect(paths()).toEqual(["fill"]));
  sent[0]!.answer({ n: 7, moves: [] });
  await Promise.all([before, now]);
  expect([paths(), play.problem]).toEqual([["fill"], null]);
  settings.proposals = false;
});

it("sends a row with its last answer, if that can be given", async () => {
  for (const possible of [0, 1]) {
    sent = [];
    const play = made();
    const live = play.live as unknown as { asking: object };
    live.asking = { ...live.asking, view: { ask: "guild" } };
    play.draft.asks = { ...play.draft.asks, rows: [{ asks: ["guild"], ends: "done" }] };
    void play.proposeLast(offer);
    sent[0]!.answer({ made: possible, stopped: null, ends: "", ask: "guild", steps: 0, moves: [other], view: { ask: "guild" } });
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual(possible ? ["ahead", "moves"] : ["ahead"]);
  }
});

it("shows a hint at once and puts a better one in its place while it is looked at", async () => {
  const play = made();
  const asked = play.advice.ask();
  expect(sent[0]!.body).toEqual({ moves: [], answers: 7, quick: true });
  sent[0]!.answer({ n: 7, move: offer });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toEqual({ moves: [], answers: 7 });
  expect([play.advice.hint?.move, play.advice.asking]).toEqual([offer, true]);
  sent[1]!.answer({ n: 7, move: other });
  await asked;
  expect([play.advice.hint?.move, play.advice.asking]).toEqual([other, false]);
});

it("leaves the first hint when no better one comes, and none when it was closed", async () => {
  for (const closed of [false, true]) {
    sent = [];
    const play = made();
    const asked = play.advice.ask();
    sent[0]!.answer({ n: 7, move: offer });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    if (closed) {
      play.advice.hint = null;
      sent[1]!.answer({ n: 7, move: other });
    } else sent[1]!.refuse();
    await asked;
    expect([play.advice.hint?.move, play.problem]).toEqual([closed ? undefined : offer, null]);
  }
});

it("asks nothing while a bot plays for somebody who has left", () => {
  for (const away of [false, true]) {
    const play = made();
    (play.live as { asking: Page }).asking = { ...play.live.asking!, seat: 0, chairs: [{ away }] as Page["chairs"] };
    expect(play.page?.offers === null).toBe(away);
  }
});

it("puts a hint away when an answer is taken into a row: it was for the table without that answer", async () => {
  const play = made();
  play.draft.takes = () => true;
  Object.defineProperty(play.draft, "row", { value: { asks: ["guild"] } });
  play.advice.hint = { move: offer } as Hint;
  void play.send(offer);
  expect(play.advice.hint).toBeNull();
});

it("asks the coach about a move, not about what a bot has suggested after some thought", async () => {
  for (const [move, doors] of [[offer, ["hint", "hint", "coach"]], [other, ["hint", "hint", "move"]]] as const) {
    sent = [];
    const play = made();
    (play.live as { asking: Page }).asking = { ...play.live.asking!, coach: true };
    const asked = play.advice.ask();
    sent[0]!.answer({ n: 7, move: offer });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]!.answer({ n: 7, move: other });
    await asked;
    void play.send(move);
    await vi.waitFor(() => expect(paths()).toEqual(doors));
  }
});

it("says of a hint that it is only the quick one when it was asked too often, until the next is asked for", async () => {
  const play = made();
  const asked = play.advice.ask();
  sent[0]!.answer({ n: 7, move: offer });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]!.refuse("too_many_requests");
  await asked;
  expect([play.advice.hint?.move, play.advice.hurried, play.problem]).toEqual([offer, true, null]);
  void play.advice.ask();
  expect(play.advice.hurried).toBe(false);
});

describe("a hint within a row", () => {
  function collecting(): Playing {
    const play = made();
    const live = play.live as unknown as { asking: object };
    live.asking = { ...live.asking, view: { ask: "guild" } };
    play.draft.asks = { ...play.draft.asks, rows: [{ asks: ["guild"], ends: "done" }] };
    play.draft.add(offer);
    sent[0]!.answer({ made: 1, stopped: null, ends: "", ask: "guild", steps: 0, moves: [other], view: { ask: "guild" } });
    return play;
  }

  it("is for what is asked after what is collected", async () => {
    const play = collecting();
    void play.advice.ask();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]!.body).toEqual({ moves: ["guild red"], answers: 7, quick: true });
    sent[1]!.answer({ n: 7, move: other });
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]!.body).toEqual({ moves: ["guild red"], answers: 7 });
    expect(play.advice.hint?.move).toEqual(other);
    play.draft.remove(offer);
    expect(play.advice.hint).toBeNull();
  });

  it("is not asked for when the row is full: another question comes after it", async () => {
    const play = collecting();
    await vi.waitFor(() => expect(play.draft.ahead).not.toBeNull());
    play.draft.ahead = { ...play.draft.ahead!, ask: "next" };
    await play.advice.ask();
    expect([play.problem?.code, play.advice.asking, sent.length]).toEqual(["plan_ended", false, 1]);
  });

  it("is not shown when something else is collected by the time it comes", async () => {
    const play = collecting();
    const asked = play.advice.ask();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    play.draft.put([]);
    sent[1]!.answer({ n: 7, move: other });
    await asked;
    expect([play.advice.hint, play.problem, sent.length]).toEqual([null, null, 2]);
  });

  it("is for the present place of a phase that is wished at once", () => {
    const play = made();
    const row = { asks: ["movement"], ends: "done", whole: ["province"] };
    Object.defineProperty(play.draft, "whole", { value: true });
    Object.defineProperty(play.draft, "row", { value: row });
    play.draft.moves = [offer, other, other];
    play.draft.outlook = { row: [other.move, other.move, "done", offer.move, "done"] } as unknown as Outlook;
    expect(play.draft.begun).toEqual([other.move, other.move]);
    play.draft.outlook = { row: ["done", offer.move, "done"] } as unknown as Outlook;
    expect(play.draft.begun).toEqual([]);
  });
});

it("shows a hint though somebody else has moved meanwhile, not one for a question that is over", async () => {
  for (const answers of [7, 9]) {
    sent = [];
    const play = made();
    const live = play.live as { asking: object };
    const asked = play.advice.ask();
    live.asking = { ...play.live.asking, inputs: 8, offers: { ...play.live.asking!.offers!, answers } };
    sent[0]!.answer({ n: 7, move: offer });
    await vi.waitFor(() => expect(answers === 9 || sent.length === 2).toBe(true));
    sent[1]?.refuse();
    await asked;
    expect(play.advice.hint?.move).toEqual(answers === 7 ? offer : undefined);
  }
});

it("lists the answers in the same order when a hint comes", () => {
  house.catalogue = { games: [{ name: "sample", kinds: {} }] } as unknown as typeof house.catalogue;
  const many = Array.from({ length: 20 }, (_, n): Offer => ({ move: `go ${n}`, verb: "go" }));
  const play = made(many);
  expect(play.listed).toEqual(many.slice(0, 14));
  play.advice.hint = { move: many[17]! } as Hint;
  expect(play.listed).toEqual([...many.slice(0, 14), many[17]]);
  play.advice.hint = { move: many[3]! } as Hint;
  expect(play.listed).toEqual(many.slice(0, 14));
});

it("lists passing last, and never leaves it out", () => {
  house.catalogue = { games: [{ name: "sample", kinds: {} }] } as unknown as typeof house.catalogue;
  const pass: Offer = { move: "pass", verb: "pass" };
  const many = Array.from({ length: 20 }, (_, n): Offer => ({ move: `go ${n}`, verb: "go", to: String(n) }));
  expect(made([pass, offer, other]).listed).toEqual([offer, other, pass]);
  const play = made([pass, ...many]);
  expect(play.listed).toEqual([...many.slice(0, 13), pass]);
  play.all = true;
  expect(play.listed).toEqual([...many, pass]);
});

it("lists what many answers begin with, and passing; all of them when somebody wants", () => {
  house.catalogue = { games: [{ name: "sample", kinds: {} }] } as unknown as typeof house.catalogue;
  const pass: Offer = { move: "pass", verb: "pass" };
  const many = Array.from({ length: 20 }, (_, n): Offer => ({ move: `go ${n % 4} ${n}`, verb: "go", from: String(n % 4), to: String(n) }));
  const play = made([pass, ...many]);
  expect([play.steps.map(({ id }) => id), play.listed]).toEqual([["0", "1", "2", "3"], [pass]]);
  play.advice.hint = { move: many[6]! } as Hint;
  expect(play.listed).toEqual([pass, many[6]]);
  play.chooseListed(3);
  expect([play.steps, play.listed.map(({ to }) => to)]).toEqual([[], ["2", "6", "10", "14", "18"]]);
  play.cancel();
  play.chooseListed(5);
  expect(sent.map(({ body }) => body["move"])).toEqual(["pass"]);
  play.sending = false;
  play.all = true;
  expect([play.steps, play.listed]).toEqual([[], [...many, pass]]);
});

it("says why something cannot be chosen only after a long rest", async () => {
  const kinds = { guild: { kind: "guild", ids: ["red", "green", "blue"] } };
  house.catalogue = { games: [{ name: "sample", kinds, verbs: { guild: ["guild"] } }] } as unknown as typeof house.catalogue;
  const play = made();
  play.point({ guild: "blue" });
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(paths()).toEqual(["why"]);
});

it("takes back what the page says, one at a time", () => {
  const play = made();
  play.takeBack("turn");
  play.takeBack("step");
  expect(sent.map(({ path, body }) => [path, body])).toEqual([["/api/tables/t/undo", { to: 2 }]]);
});

describe("something else than a move", () => {
  it("says whether it was done: what was written for it is kept until then", async () => {
    const play = made();
    const done = play.act("chat", { text: "Good luck!" });
    sent[0]!.answer({});
    expect(await done).toBe(true);
    const refused = play.act("chat", { text: "Good luck!" });
    sent[1]!.refuse();
    expect(await refused).toBe(false);
    expect(play.problem).not.toBeNull();
  });
});
