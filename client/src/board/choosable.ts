import type { Desk, Parts } from "./desk";

/** A thing on a board that stands for something a move can name. */
export interface Thing {
  /** What it stands for: what happens to it lights up, hints mark it, pointing at it is explained. */
  kind: string;
  id: string;
  /** What pressing it chooses; several wishes: the first that is possible. Without: the thing itself. */
  wishes?: Parts | Parts[];
  /** What pressing it may mean as well, without a glow. */
  also?: Parts[];
  /** Whether it can be pressed; by default whenever this person is asked something. A press that fits no move is explained. */
  live?: boolean;
  /** What it is called where no text in it says so. */
  label?: string;
  /** What tells it from others of its kind and id: the city of a plot. */
  within?: Parts;
}

/** Attributes of an element; the looks of `data-choice` are in choosable.css. */
export type Attributes = Record<string, unknown>;

interface Press {
  live: boolean;
  state: "open" | "chosen" | "closed";
  act: () => void;
}

function pressOf(desk: Desk, thing: Thing): Press {
  const wishes = [thing.wishes ?? { ...thing.within, [thing.kind]: thing.id }].flat();
  const live = thing.live ?? desk.asks;
  const open = live && !!desk.open(wishes);
  return {
    live,
    state: !open ? "closed" : wishes.some((wish) => desk.chosen(wish)) ? "chosen" : "open",
    act: () => desk.press([...wishes, ...(thing.also ?? [])]),
  };
}

/** What a press on a thing that can be chosen means, for the guard in settling.ts. */
function decides({ kind, id, within = {} }: Thing, state: Press["state"]): Attributes {
  return state === "closed" ? {} : { "data-decides": [kind, id, ...Object.values(within)].join(" ") };
}

function named({ kind, id, within = {}, label }: Thing): Attributes {
  const more = Object.entries(within).map(([name, value]) => [`data-${name}`, value]);
  return { ...Object.fromEntries(more), "data-kind": kind, "data-id": id, "aria-label": label };
}

/** Which element a thing is in HTML: a button while it can be pressed. */
export function tagOf(desk: Desk, live: boolean = desk.asks): "button" | "span" {
  return live ? "button" : "span";
}

/** Attributes of a thing in HTML, a button while it can be pressed, else a quiet picture with the same words. */
export function choosable(desk: Desk, thing: Thing): Attributes {
  const { live, state, act } = pressOf(desk, thing);
  const said = { ...named(thing), title: thing.label };
  return live ? { ...said, ...decides(thing, state), "data-choice": state, onclick: act } : { ...said, role: thing.label && "img" };
}

/** Attributes of a thing drawn in SVG: a group that answers to a press, to Enter and to Space as a button does. */
export function choosableShape(desk: Desk, thing: Thing): Attributes {
  const { live, state, act } = pressOf(desk, thing);
  if (!live) return { ...named(thing), role: "img" };
  const onkeydown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const tabindex = state === "closed" ? -1 : 0;
  return { ...named(thing), ...decides(thing, state), "data-choice": state, role: "button", tabindex, onclick: act, onkeydown };
}
