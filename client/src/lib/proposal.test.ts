import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RowMade, Offer, Problem } from "./types.generated";
import { NO_ASKS } from "./asks";
import { Filling } from "./filling";
import { Proposal } from "./proposal.svelte";
import { settings } from "./settings.svelte";
import type { Source } from "./source";

const enter = (town: string): Offer => ({ move: `occupy ${town}`, verb: "occupy", town });
const done: Offer = { move: "done", verb: "done" };
const [delft, leiden, gouda] = ["delft", "leiden", "gouda"].map(enter) as [Offer, Offer, Offer];

interface Sent {
  action: string;
  body: { moves: string[]; past?: boolean };
  answer: (body: unknown) => void;
}

let sent: Sent[] = [];
let page: { hints_off: boolean; view: object; offers: { answers: number; steps: number; moves: Offer[] } };

function asked(answers: number, moves: Offer[], phase = 1): void {
  page = { hints_off: false, view: { ask: "movement", phase, turn: 1 }, offers: { answers, steps: 0, moves } };
}

function sit(): { proposal: Proposal; player: { problem: Problem | null } } {
  const send = (action: string, body: Sent["body"]): Promise<unknown> => new Promise((answer) => sent.push({ action, body, answer }));
  const live = { send, get asking() { return page; } } as unknown as Source;
  const asks = { ...NO_ASKS, together: [["movement", "man"]] };
  const player = { live, problem: null as Problem | null, draft: { asks, row: undefined, bot: new Filling(live), fill: () => Promise.resolve(null) } };
  return { proposal: new Proposal(player), player };
}

const last = (): Sent => sent.at(-1)!;
const made = (count: number, more: Partial<RowMade> = {}): RowMade => ({ made: count, entry: 1, entries: 2, stopped: null, ...more });

beforeEach(() => {
  sent = [];
  settings.proposals = true;
  asked(7, [delft, done]);
});
afterEach(() => void (settings.proposals = false));

async function proposed(moves: Offer[]): Promise<ReturnType<typeof sit>> {
  const table = sit();
  const looking = table.proposal.look();
  last().answer({ n: 7, moves });
  await looking;
  return table;
}

describe("proposals for a phase", () => {
  it("are asked for only where somebody wants them, and play nothing", async () => {
    settings.proposals = false;
    await sit().proposal.look();
    expect(sent).toEqual([]);
    settings.proposals = true;
    const { proposal } = await proposed([delft, done]);
    expect([last().action, last().body.past, proposal.moves]).toEqual(["fill", true, [delft, done]]);
    expect(sent).toHaveLength(1);
  });

  it("go on after the others have decided, as far as they were agreed to", async () => {
    const { proposal, player } = await proposed([delft, done, leiden, done]);
    const agreeing = proposal.agree(3);
    expect(last().body.moves).toEqual(["occupy delft", "done", "occupy leiden"]);
    asked(9, [leiden, done]);
    const going = proposal.goOn();
    last().answer(made(2, { stopped: { code: "not_your_turn", message: "", rule: "" } }));
    await agreeing;
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(last().body.moves).toEqual(["occupy leiden"]);
    last().answer(made(1));
    expect(await going).toBe(true);
    expect([proposal.agreed, player.problem]).toEqual([[], null]);
    asked(10, [gouda, done]);
    expect(await proposal.goOn()).toBe(false);
  });

  it("are dropped with a word when they are no longer possible, silently with the phase", async () => {
    for (const [phase, problem] of [[1, "plan_dropped"], [2, undefined]] as const) {
      asked(7, [delft, done]);
      const { proposal, player } = await proposed([delft, done, leiden]);
      const agreeing = proposal.agree(3);
      last().answer(made(2));
      await agreeing;
      asked(9, [gouda, done], phase);
      expect(await proposal.goOn()).toBe(false);
      expect([proposal.agreed, player.problem?.code]).toEqual([[], problem]);
    }
  });

  it("ask nothing more about a question that they have answered", async () => {
    const { proposal } = await proposed([delft]);
    const agreeing = proposal.agree(1);
    last().answer(made(1));
    await agreeing;
    expect([await proposal.goOn(), proposal.answers]).toEqual([true, true]);
    await proposal.look();
    expect(sent.map(({ action }) => action)).toEqual(["fill", "moves"]);
  });

  it("stop when somebody wants to answer, and know what was answered unasked", async () => {
    const { proposal } = await proposed([delft, done, leiden, gouda]);
    const agreeing = proposal.agree(4);
    last().answer(made(2));
    await agreeing;
    proposal.note(leiden);
    expect(proposal.agreed).toEqual([gouda]);
    proposal.stop();
    asked(9, [gouda, done]);
    expect(await proposal.goOn()).toBe(false);
  });
});
