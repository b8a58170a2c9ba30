import type { Invitation } from "./types.generated";

/** Who can open a link: anybody, the local network, or only this machine. */
export type Reach = "anybody" | "network" | "machine";

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The link to send from a page at `here`, with the best address there is, and who can open it. */
export function linkFrom(here: { origin: string; hostname: string }, made: Invitation): { link: string; reach: Reach } {
  if (made.public) return { link: made.public + made.path, reach: "anybody" };
  if (!LOOPBACK.test(here.hostname)) {
    return { link: here.origin + made.path, reach: made.network.includes(here.origin) ? "network" : "anybody" };
  }
  const [near] = made.network;
  return near ? { link: near + made.path, reach: "network" } : { link: here.origin + made.path, reach: "machine" };
}
