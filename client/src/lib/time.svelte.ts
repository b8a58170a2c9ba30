/** Answers tell the time in whole seconds and take a while to come: clocks that differ by less agree. */
const SLACK = 2;

/** By how many seconds the clock of the server is ahead of the one of this device. */
let ahead = $state(0);

/** Hear the time that an answer of the server bears. */
export function hearTime(told: string | null): void {
  const server = Date.parse(told ?? "") / 1000;
  if (Math.abs(server - serverTime(Date.now())) > SLACK) ahead = server - Date.now() / 1000;
}

/** What the server's clock shows, in seconds since 1970, when this device's shows some milliseconds: all moments that the server tells are of its own clock. */
export function serverTime(here: number): number {
  return here / 1000 + ahead;
}
