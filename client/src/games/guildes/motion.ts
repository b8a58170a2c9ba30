import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { moving } from "../../board/motion";

/** A packet comes from another column of the table, so many columns away. */
export function travel(node: Element, columns: number): TransitionConfig {
  const wide = node.closest("td")?.offsetWidth ?? 0;
  return { duration: moving(), easing: cubicOut, css: (_, u) => `transform: translateX(${-columns * wide * u}px)` };
}

/** A card is turned over: its back goes away and its face comes. */
export function turn(_node: Element): TransitionConfig {
  return { duration: moving(), easing: cubicOut, css: (_, u) => `transform: rotateY(${180 * u}deg)` };
}

/** A card or a laurel is won: it grows to its size. */
export function grow(_node: Element): TransitionConfig {
  return { duration: moving(), easing: cubicOut, css: (t, u) => `transform: scale(${1 + u}); opacity: ${t}` };
}
