import { cubicInOut, cubicOut } from "svelte/easing";
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

/** A card is turned over: its face comes round from the edge. */
export function turn(_node: Element): TransitionConfig {
  return { duration: 2 * moving(), easing: cubicOut, css: (_t, u) => `transform: perspective(400px) rotateY(${90 * u}deg)` };
}

/** A piece goes home: it flies to what a selector names, or fades where there is none. */
export function homeward(node: Element, home: string): TransitionConfig {
  const [from, to] = [node, document.querySelector(home)].map((each) => each?.getBoundingClientRect());
  const scale = (node instanceof SVGGraphicsElement && node.getScreenCTM()?.a) || 1;
  const dx = from && to ? (to.x + to.width / 2 - from.x - from.width / 2) / scale : 0;
  const dy = from && to ? (to.y + to.height / 2 - from.y - from.height / 2) / scale : 0;
  return { duration: 3 * moving(), easing: cubicInOut, css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${Math.min(1, 3 * t)}` };
}
