import { say } from "./speech.svelte";
import type { GameAbout } from "./types.generated";

type Choice = boolean | number | string;

/** What an option is called where there is no room for all that it offers. */
function titleOf(game: string, name: string): string {
  return say(`${game}-option-${name}.short`);
}

/** What is chosen for an option, after its name. */
export function choiceOf(game: string, name: string, value: Choice): string {
  const text = typeof value === "boolean" ? (value ? "✓" : "–") : typeof value === "string" ? say(`client-option-${game}-${name}-${value}`) : String(value);
  return say("client-labelled", { label: titleOf(game, name), text });
}

/** What is chosen otherwise than usual; what is switched on is named alone. */
export function variantsOf(about: GameAbout | undefined, chosen: Record<string, unknown>): string[] {
  return (about?.options ?? []).flatMap(({ name, values }) => {
    const value = values.find((one) => one === chosen[name]);
    if (value === undefined || value === values[0]) return [];
    return [value === true ? titleOf(about!.name, name) : choiceOf(about!.name, name, value)];
  });
}
