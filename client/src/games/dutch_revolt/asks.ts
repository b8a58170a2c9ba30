import type { Asks } from "../../lib/asks";
import type { Offer, View } from "../../lib/types.generated";
import type { RevoltView } from "./view.generated";

const due = (view: View): number => (view as RevoltView).due;
const inTheOpen = ({ spot }: Offer): boolean => !!spot?.endsWith("_field");
const neutrals = (view: View): number => (view as RevoltView).neutrals;

export const asks: Asks = {
  rows: [
    { asks: ["new_units"], left: due },
    { asks: ["neutrals"], left: neutrals },
    { asks: ["man"], left: neutrals },
    { asks: ["citizens"], ends: "done" },
    { asks: ["movement"], ends: "done", whole: ["province"] },
  ],
  chores: ["upkeep", "victim", "conflict", "neutrals", "surplus", "reach", "movement", "man"],
  together: [["upkeep", "victim"], ["conflict"], ["surplus", "reach"]],
  again: [["surplus", "reach"], ["support"]],
  sweeps: [
    { ask: "upkeep", id: "keep", means: ({ verb }) => verb === "keep" },
    { ask: "conflict", id: "field", means: inTheOpen },
    { ask: "surplus", id: "field", means: inTheOpen, inOrder: true },
  ],
};
