import type { Component } from "svelte";
import type { BoardProps } from "../lib/types";

/** Boards are loaded when they are needed; a folder with a Board.svelte is all a game adds. */
const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

export async function loadBoard(game: string): Promise<Component<BoardProps>> {
  const board = boards[`./${game}/Board.svelte`] ?? boards["./plain/Board.svelte"]!;
  return (await board()).default;
}
