import type { Component } from "svelte";
import type { Arms, Herald } from "../board/heraldry";
import type { BoardProps, View } from "../lib/types";

/** What a game adds to the table page: a folder with a Board.svelte, and seats.ts where its seats bear arms of its own. */
export interface Face {
  Board: Component<BoardProps>;
  arms: Partial<SeatArms>;
}

interface SeatArms {
  /** The arms a seat bears. */
  armsOf: (view: View, seat: number) => Arms[];
  /** The arms of a party that is not a seat, in what happened. */
  armsTold: Herald["told"];
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const seats = import.meta.glob<Partial<SeatArms>>("./*/seats.ts");

/** Load the face of a game when it is needed. */
export async function loadFace(game: string): Promise<Face> {
  const [board, arms] = await Promise.all([
    (boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"]!)(),
    seats[`./${game}/seats.ts`]?.(),
  ]);
  return { Board: board.default, arms: arms ?? {} };
}

/** Give the herald of a table, or of a moment of a replay. */
export function heraldOf(face: () => Face | null, view: () => View | null | undefined): Herald {
  return {
    seat: (seat) => {
      const shown = view();
      return (shown && face()?.arms.armsOf?.(shown, seat)) ?? null;
    },
    told: (args) => face()?.arms.armsTold?.(args) ?? null,
  };
}
