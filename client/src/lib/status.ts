import type { Sends, Trouble, WorkerLine, WorkerState } from "./types.generated";

const SIZES = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
/** Less free space than this is worth a warning, in bytes. */
export const LITTLE = 2e9;

/** A number of bytes in words. */
export function bytes(count: number, language: string): string {
  let [left, step] = [count / 1000, 0];
  while (left >= 1000 && SIZES[step + 1]) [left, step] = [left / 1000, step + 1];
  return new Intl.NumberFormat(language, { style: "unit", unit: SIZES[step], maximumFractionDigits: left < 10 ? 1 : 0 }).format(left);
}

const states = (workers: WorkerLine[]): WorkerState[] => workers.flatMap((line) => (line.state ? [line.state] : []));

type Counted = "hints" | "watched" | "background" | "thinking" | "processes" | "mails" | "webhooks" | "pushes" | "resting";

/** What all workers together have of something. */
export function total(workers: WorkerLine[], what: Counted): number {
  return states(workers).reduce((sum, state) => sum + state[what], 0);
}

export function sends(workers: WorkerLine[], how: keyof Sends): number {
  return states(workers).reduce((sum, state) => sum + state.sends[how], 0);
}

/** What went wrong at any worker, the latest first. */
export function troubles(workers: WorkerLine[]): Trouble[] {
  return states(workers)
    .flatMap((state) => state.troubles)
    .sort((one, other) => other.at - one.at);
}
