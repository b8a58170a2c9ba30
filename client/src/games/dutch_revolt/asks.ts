import type { Asks, Spread } from "../../lib/asks";
import type { View } from "../../lib/types.generated";
import { MAP, provinceOf } from "./map";
import type { RevoltView } from "./view.generated";

const due = (view: View): number => (view as RevoltView).due;
const inTheOpen = (verb: string): string[] => MAP.province.map(({ id }) => `${verb} ${id}_field`);
const neutrals = (view: View): number => (view as RevoltView).neutrals;
/** The province that a unit leaves with a move. */
function leftBy(move: string): { province: string } | undefined {
  const [verb, spot] = move.split(" ");
  if (verb !== "leave") return undefined;
  return { province: provinceOf(spot!) };
}
const oneEach: Spread = { id: "one", means: ({ verb }) => verb !== "enrol" };
const everyTown: Spread = { id: "towns", means: ({ verb, spot }) => verb === "occupy" && MAP.town.some(({ id }) => spot === `${id}_town`) };

export const asks: Asks = {
  rows: [
    { asks: ["new_units"], left: due, spread: oneEach },
    { asks: ["neutrals"], left: neutrals, spread: oneEach },
    { asks: ["man"], left: neutrals, spread: oneEach },
    { asks: ["citizens"], ends: "done" },
    { asks: ["movement"], ends: "done", whole: ["province"], spread: everyTown },
    { asks: ["conflict"], usual: inTheOpen("lose") },
    { asks: ["surplus", "reach"], usual: inTheOpen("leave"), from: leftBy },
  ],
  chores: ["upkeep", "victim", "conflict", "neutrals", "surplus", "reach", "movement", "man"],
  together: [["upkeep", "victim"]],
  again: [["support"]],
  sweeps: [
    { ask: "upkeep", id: "keep", means: ({ verb }) => verb === "keep" },
  ],
};
