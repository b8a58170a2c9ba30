import { named, say } from "./speech.svelte";
import type { GameAbout, LogItem } from "./types.generated";

/** Give the sentence of an event. */
export function sentenceOf(game: string, about: GameAbout, item: LogItem, names: string[]): string {
  return say(`${game}-told-${item.kind}`, named(game, about.kinds, item.args, names));
}

/** Give the seat an event is about; -1 when it is about nobody. */
export function actorOf(item: LogItem): number {
  const seat = item.scorer ?? item.args["seat"];
  return seat === undefined ? -1 : Number(seat);
}
