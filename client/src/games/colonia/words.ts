import { say } from "../../lib/speech.svelte";

/** Counts by kind in words: `2 × iron, fur`. */
export function things(counts: number[], ids: readonly string[], kind: string): string {
  const words = counts.flatMap((count, at) => {
    if (!count) return [];
    const name = say(`colonia-${kind}-${ids[at]}`);
    return [count > 1 ? `${count} × ${name}` : name];
  });
  return words.join(", ") || say("client-colonia-nothing");
}
