import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Kept } from "./promise";
import type { LuckTold } from "./types.generated";

/** A sentence: the end of its message's name, and what the message needs. */
export type Sentence = [name: string, args: Record<string, number>];

const PERSON = new Uint8Array(16);
PERSON.set(utf8ToBytes("guildhall-luck"));

/** The commitment of a key, as the server should have computed it. */
export function commitment(key: string): string {
  return bytesToHex(blake2b(hexToBytes(key), { dkLen: 32, personalization: PERSON }));
}

/** What does not hold, by the name of its message; empty when all that can be checked is right. */
export function broken(told: LuckTold, kept: Kept | undefined): string {
  if (kept && kept.commitment !== told.commitment) return "wrong-seen";
  if (commitment(told.key) !== told.commitment) return "wrong-key";
  if (kept?.number && !told.added.includes(kept.number)) return "wrong-number";
  return told.problem ? "wrong-draws" : "";
}

/** What could be checked, in sentences; the first one sums it up. */
export function judged(told: LuckTold, kept: Kept | undefined): Sentence[] {
  const wrong = broken(told, kept);
  if (wrong) return [[wrong, {}]];
  const whole = kept?.number ? "checked" : kept ? "checked-seen" : "unseen";
  const more: Sentence[] = [["numbers", { count: told.numbers, seats: told.seats }]];
  if (told.reopened) more.push(["reopened", { count: told.reopened }]);
  if (told.given) more.push(["given", { count: told.given }]);
  if (!told.finished) more.push(["unfinished", {}]);
  return [[whole, {}], ["draws", { count: told.draws }], ...more];
}
