import type { Asks } from "../../lib/asks";
import type { View } from "../../lib/types.generated";
import { MAP } from "./map";
import type { RevoltView } from "./view.generated";

const due = (view: View): number => (view as RevoltView).due;
const inTheOpen = (verb: string): string[] => MAP.province.map(({ id }) => `${verb} ${id}_field`);
const neutrals = (view: View): number => (view as RevoltView).neutrals;

export const asks: Asks = {
  rows: [
    { asks: ["new_units"], left: due },
    { asks: ["neutrals"], left: neutrals },
    { asks: ["man"], left: neutrals },
    { asks: ["citizens"], ends: "done" },
    { asks: ["movement"], ends: "done", whole: ["province"] },
    { asks: ["conflict"], usual: inTheOpen("lose") },
    { asks: ["surplus", "reach"], usual: inTheOpen("leave") },
  ],
  chores: ["upkeep", "victim", "conflict", "neutrals", "surplus", "reach", "movement", "man"],
  together: [["upkeep", "victim"]],
  again: [["support"]],
  sweeps: [
    { ask: "upkeep", id: "keep", means: ({ verb }) => verb === "keep" },
  ],
};
