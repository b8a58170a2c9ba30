import type { Quiet } from "./bodies.generated";

/** The hours between which nobody is told anything, as they stand in their two fields. */
export interface Hours {
  begin: string;
  end: string;
}

/** A minute of the day as a field shows it: 90 is "01:30". */
function clock(minute: number): string {
  return [minute / 60, minute % 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}

function minute(time: string): number {
  const [hour = 0, rest = 0] = time.split(":").map(Number);
  return hour * 60 + rest;
}

export function hoursOf(quiet?: { begin: number; end: number } | null): Hours {
  return { begin: clock(quiet?.begin ?? 0), end: clock(quiet?.end ?? 0) };
}

/** What the fields mean, here; where one was cleared, there are no quiet hours: both are the same. */
export function quietOf({ begin, end }: Hours): Quiet {
  const [from, to] = begin && end ? [minute(begin), minute(end)] : [0, 0];
  return { begin: from, end: to, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}
