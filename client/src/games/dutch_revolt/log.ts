import type { Countings } from "../../lib/countings";
import type { Headings } from "../../lib/rounds";

export { concerns } from "./concerns";

/** What is done unit by unit. */
const runs = {
  ...{ supported: "province", cashed: "box", placed: "province", enrolled: "box", settled: "province" },
  ...{ lost: "spot", dissolved: "spot", displaced: "spot", occupied: "spot", withdrew: "spot", converted: "spot" },
  ...{ besieged: "city", city_card: "city", city_free: "city", province_card: "province", province_free: "province" },
};

export const headings: Headings = { kinds: ["turn", "phase"], names: ["turn", "phase"], spoken: ["turn", "phase"], quiet: ["skipped"], runs };

export const reveals = ["battle", "siege_resolved"];

/** Every turn all is counted from zero: what was scored before is withdrawn first. */
export const countings: Countings = { begins: ["withdrawn", "scored"], ends: ["order", "won"], lines: ["scored"], row: "source" };
