import type { GameAbout, Page, StepAbout } from "./types.generated";

/** A part of the round, and how far away it is. */
export interface Part {
  step: StepAbout;
  is: "past" | "here" | "next" | "later";
}

type Facts = Record<string, unknown>;

/** The parts of the round a table is in, in their order; none before a game has begun and after its end. */
export function partsOf(about: GameAbout, page: Page): Part[] {
  if (!page.view || page.result) return [];
  const facts: Facts = { ...page.view, ...page.options, seats: page.chairs.length };
  const at = about.kinds[about.course]?.ids[Number(facts[about.course])] ?? "";
  const shown = about.round.filter((step) => isShown(step, at, facts));
  const here = shown.findIndex((step) => step.at.includes(at));
  return here < 0 ? [] : shown.map((step, place) => ({ step, is: distance(place - here) }));
}

function isShown(step: StepAbout, at: string, facts: Facts): boolean {
  const fits = Object.entries(step.when).every(([name, values]) => values.some((value) => value === facts[name]));
  return fits && (!step.passing || step.at.includes(at));
}

function distance(steps: number): Part["is"] {
  if (steps < 0) return "past";
  return steps === 0 ? "here" : steps === 1 ? "next" : "later";
}
