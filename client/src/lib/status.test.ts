import { expect, test } from "vitest";
import { bytes, sends, total, troubles } from "./status";
import type { WorkerLine, WorkerState } from "./types.generated";

const state = (more: Partial<WorkerState>): WorkerState => ({
  ...{ version: "1", rules: "plain", since: 0, tables: 0, awake: 0, unreadable: [], pages: 0 },
  ...{ hints: 0, watched: 0, background: 0, thinking: 0, processes: 1, mails: 0, webhooks: 0, pushes: 0, resting: 0 },
  sends: { sent: 0, failed: 0, refused: 0, dropped: 0 },
  troubles: [],
  ...more,
});

const line = (worker: string, said: WorkerState | null): WorkerLine => ({ worker, own: worker === "a", state: said });

test("workers are summed up, without those that have said nothing", () => {
  const trouble = { level: "error", event: "x", problem: "", table: "", count: 1 };
  const one = state({ hints: 1, sends: { sent: 2, failed: 0, refused: 0, dropped: 0 }, troubles: [{ ...trouble, at: 1 }] });
  const two = state({ hints: 2, sends: { sent: 3, failed: 1, refused: 0, dropped: 0 }, troubles: [{ ...trouble, at: 5 }] });
  const workers = [line("a", one), line("b", two), line("c", null)];
  expect([total(workers, "hints"), total(workers, "processes")]).toEqual([3, 2]);
  expect([sends(workers, "sent"), sends(workers, "failed")]).toEqual([5, 1]);
  expect(troubles(workers).map(({ at }) => at)).toEqual([5, 1]);
});

test("bytes are said in the unit that fits", () => {
  expect([512, 2_500_000, 64e9, 5e15].map((count) => bytes(count, "en"))).toEqual(["0.5 kB", "2.5 MB", "64 GB", "5,000 TB"]);
});
