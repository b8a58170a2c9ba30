import type { Component } from "svelte";
import type { BoardProps, SeatProps } from "../board/desk";
import type { Arms, Herald } from "../board/heraldry";
import { NO_ASKS, type Asks } from "../lib/asks";
import type { Concerns } from "../lib/concerns.svelte";
import type { Countings } from "../lib/countings";
import type { Dated } from "../lib/ledger";
import type { Headings } from "../lib/rounds";
import { learnTexts } from "../lib/speech.svelte";
import type { View } from "../lib/types.generated";

/** What a game adds to the table page, found in its folder: Board.svelte (else the plain one), Seat.svelte on what a seat has, log.ts on its rounds, seats.ts where its seats bear arms of its own, asks.ts on its questions. */
export interface Face {
  Board: Component<BoardProps>;
  /** What a seat has and what matters for it, in its card beside the board. */
  Seat: Component<SeatProps> | undefined;
  arms: Partial<SeatArms>;
  headings: Headings | undefined;
  /** Events that turn something over. */
  reveals: string[];
  /** What opens a sheet with who got what. */
  countings: Countings | undefined;
  /** Events that a seat should hear of first. */
  concerns: Concerns | undefined;
  /** What a seat has for its score so far, null where that is hidden; else the scores of the view. */
  scoreOf: ScoreOf | undefined;
  /** Points that are drawn where what they are for was got. */
  dated: Dated | undefined;
  asks: Asks;
}

export type ScoreOf = (view: View, seat: number) => number | null;

interface LogFace {
  headings: Headings;
  reveals?: string[];
  countings?: Countings;
  concerns?: Concerns;
  scoreOf?: ScoreOf;
  dated?: Dated;
}

export interface SeatArms {
  /** The arms a seat bears. */
  armsOf: (view: View, seat: number) => Arms[];
  /** The arms of a party that is not a seat, in what happened. */
  armsTold: Herald["told"];
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const possessions = import.meta.glob<{ default: Component<SeatProps> }>("./*/Seat.svelte");
const logs = import.meta.glob<LogFace>("./*/log.ts");
const questions = import.meta.glob<{ asks: Asks }>("./*/asks.ts");
const seats = import.meta.glob<Partial<SeatArms>>("./*/seats.ts");

/** Load the face of a game and all its words when it is needed: nothing of it is shown without a name. */
export async function loadFace(game: string): Promise<Face> {
  const [board, seat, arms, log, asked] = await Promise.all([
    (boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"]!)(),
    possessions[`./${game}/Seat.svelte`]?.(),
    seats[`./${game}/seats.ts`]?.(),
    logs[`./${game}/log.ts`]?.(),
    questions[`./${game}/asks.ts`]?.(),
    learnTexts(game, `client_${game}`, `${game}_aid`),
  ]);
  const { headings, reveals = [], countings, concerns, scoreOf, dated } = log ?? {};
  return { Board: board.default, Seat: seat?.default, arms: arms ?? {}, headings, reveals, countings, concerns, scoreOf, dated, asks: asked?.asks ?? NO_ASKS };
}

/** Load the arms of a game's parties alone, for pages where nobody plays yet. */
export async function loadArms(game: string): Promise<Partial<SeatArms>> {
  return (await seats[`./${game}/seats.ts`]?.()) ?? {};
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
