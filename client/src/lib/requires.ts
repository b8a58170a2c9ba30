import { say } from "./speech.svelte";
import type { Required } from "./types.generated";

/** What a table asks of those who join, in words; nothing where everybody may. */
export function requirements(required: Required | null): string[] {
  if (!required) return [];
  const { least, most, settled } = required;
  const range = least && most ? "range" : least ? "least" : most ? "most" : "";
  return [range && say(`client-requires-${range}`, { least: String(least), most: String(most) }), settled ? say("client-requires-settled") : ""].filter(Boolean);
}
