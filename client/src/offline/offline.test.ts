import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerHere, get } from "../lib/api";
import { house } from "../lib/house.svelte";
import { learnTexts, say } from "../lib/speech.svelte";
import type { Catalogue, Page, PageMessage } from "../lib/types.generated";
import { Engine, type Heard, type Question, type Reply, type Thread } from "./engine";
import { forgetLines, keepLines, keptLines } from "./kept";
import { answerFrom } from "./shelf";
import { inWords, OfflineTable } from "./table.svelte";

/** The thread with the rules: a test says what it answers, and when. */
class Thought implements Thread {
  onmessage: Thread["onmessage"] = null;
  onerror: Thread["onerror"] = null;
  asked: { id: number; question: Question }[] = [];
  postMessage = (message: { id: number; question: Question }): void => void this.asked.push(message);

  say(heard: Heard): void {
    this.onmessage?.({ data: heard } as MessageEvent<Heard>);
  }

  answer(at: number, reply: Reply): void {
    this.say({ id: this.asked[at]!.id, reply });
  }
}

const news = (inputs: number, keep = inputs - 1): PageMessage =>
  ({ keep, log: [{ input: keep, kind: "picked", rule: "GU-7", args: {} }], page: { game: "guildes", entries: inputs, inputs, seat: 0, chairs: [{ name: "Ada" }, { name: "Floris" }] } as unknown as Page }) as PageMessage;

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  answerHere(undefined);
  house.catalogue = null;
});

describe("the thread with the rules", () => {
  it("answers by number, and tells everything that happens", async () => {
    const thread = new Thought();
    const engine = new Engine(thread);
    const heard: Reply[] = [];
    engine.onreply = (reply) => void heard.push(reply);
    const [first, second] = [engine.ask({ do: "why" }), engine.ask({ do: "move" })];
    thread.answer(1, { answer: "second" });
    thread.say({ reply: { answer: true, due: true } });
    thread.answer(0, { answer: "first" });
    expect([(await first).answer, (await second).answer]).toEqual(["first", "second"]);
    expect(heard).toHaveLength(3);
  });

  it("leaves nobody waiting when it cannot go on", async () => {
    const thread = new Thought();
    const engine = new Engine(thread);
    const waiting = engine.ask({ do: "begin" });
    thread.say({ failed: "no memory" });
    await expect(waiting).rejects.toThrow("no memory");
    await expect(engine.ask({ do: "move" })).rejects.toThrow("no memory");
  });
});

describe("a table in this browser", () => {
  it("begins, forgets the game before, and keeps what happens as it comes", async () => {
    keepLines(["old"]);
    const thread = new Thought();
    const table = new OfflineTable(new Engine(thread));
    const begun = table.begin({ game: "guildes", seats: 3, seat: 0, options: {}, level: "random", name: "Ada" });
    expect(thread.asked[0]?.question.do).toBe("begin");
    expect(keptLines()).toEqual(["old"]);
    thread.answer(0, { answer: null, news: news(1, 0), lines: ["setup", "start"] });
    await begun;
    thread.say({ reply: { answer: true, news: news(2), lines: ["a bot"] } });
    expect(keptLines()).toEqual(["setup", "start", "a bot"]);
    expect(table.newest?.inputs).toBe(2);
    expect(table.log.map((item) => item.input)).toEqual([0, 1]);
  });

  it("goes on with what is kept, and keeps it once", async () => {
    keepLines(["setup", "start"]);
    const thread = new Thought();
    const table = new OfflineTable(new Engine(thread));
    const gone = table.resume();
    expect(thread.asked[0]?.question.body).toEqual({ lines: ["setup", "start"] });
    thread.answer(0, { answer: null, news: news(1, 0), lines: [] });
    await gone;
    expect(keptLines()).toEqual(["setup", "start"]);
    forgetLines();
    expect(keptLines()).toEqual([]);
  });

  it("keeps the old game when the new one cannot begin", async () => {
    keepLines(["old"]);
    const thread = new Thought();
    const begun = new OfflineTable(new Engine(thread)).begin({ game: "guildes", seats: 9, seat: 0, options: {}, level: "random", name: "Ada" });
    thread.answer(0, { problem: { code: "table_not_started", facts: {}, refused: false } });
    await expect(begun).rejects.toMatchObject({ problem: { code: "table_not_started" } });
    expect(keptLines()).toEqual(["old"]);
  });

  it("says in the words of the game what is refused, also inside an answer", async () => {
    house.catalogue = { games: [{ name: "guildes", kinds: { guild: { kind: "guild", ids: [] } } }] } as unknown as Catalogue;
    await learnTexts("core", "guildes");
    const message = say("guildes-refusal-not_in_packet", { guild: say("guildes-guild-nobles") });
    const thread = new Thought();
    const table = new OfflineTable(new Engine(thread));
    const trouble = { code: "not_in_packet", rule: "GU-7", facts: { guild: "nobles" }, refused: true };
    thread.say({ reply: { news: news(1, 0), lines: [] } });
    const [move, why, row] = ["move", "why", "moves"].map((action) => table.send<Record<string, unknown>>(action));
    thread.answer(0, { problem: trouble });
    thread.answer(1, { answer: { possible: false, ...trouble } });
    thread.answer(2, { answer: { made: 1, stopped: trouble } });
    await expect(move).rejects.toMatchObject({ problem: { code: "not_in_packet", rule: "GU-7", message } });
    expect(await why).toMatchObject({ possible: false, message });
    expect(await row).toMatchObject({ made: 1, stopped: { message } });
    expect(message).toContain(say("guildes-guild-nobles"));
    expect(inWords({ code: "no_such_seat", facts: { given: 7, seats: 3 }, refused: false }, null).message).toBe(say("error-no_such_seat", { given: 7, seats: 3 }));
  });
});

describe("what a server would answer", () => {
  it("comes from a file, and the rest is not there", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve({ json: () => Promise.resolve({ games: { games: [] }, books: { guildes: { chapters: [], rulings: [] } } }) }));
    answerFrom("./catalogue.json");
    expect(await get("/api/games")).toEqual({ games: [] });
    expect(await get("/api/me")).toEqual({ me: null });
    expect(await get("/api/book/guildes")).toEqual({ chapters: [], rulings: [] });
    await expect(get("/api/tables")).rejects.toMatchObject({ status: 404 });
  });
});
