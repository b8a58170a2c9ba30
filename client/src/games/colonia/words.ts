import { say } from "../../lib/speech.svelte";
import { faceOf, insideOf } from "./view";
import type { ColoniaView } from "./view.generated";

/** Counts by kind in words: `2 × iron, fur`. */
export function things(counts: number[], ids: readonly string[], kind: string): string {
  const words = counts.flatMap((count, at) => {
    if (!count) return [];
    const name = say(`colonia-${kind}-${ids[at]}`);
    return [count > 1 ? `${count} × ${name}` : name];
  });
  return words.join(", ") || say("client-colonia-nothing");
}

/** The name of a relic somebody owns; of a shrine also what lies in it. */
export function relicWords(v: ColoniaView, relic: number): string {
  const name = say(`colonia-relic-${faceOf(relic).id}`);
  if (!faceOf(relic).shrine) return name;
  const inside = insideOf(v, relic);
  return inside < 0 ? say("client-colonia-shrine-empty", { shrine: name }) : say("client-colonia-shrine-holds", { shrine: name, relic: say(`colonia-relic-${faceOf(inside).id}`) });
}
