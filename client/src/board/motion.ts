import type { TransitionConfig } from "svelte/transition";

/** How long things move now in ms, as the page's styles say (nothing moves when motion is not wanted). */
export function moving(): number {
  const move = getComputedStyle(document.documentElement).getPropertyValue("--move").trim();
  const number = Number.parseFloat(move) || 0;
  return move.endsWith("ms") ? number : number * 1000;
}

/** A piece is put down: it comes from a little above and settles. */
export function settle(_node: Element): TransitionConfig {
  return { duration: moving(), css: (t, u) => `opacity: ${t}; transform: translateY(${-8 * u}px)` };
}
