import { Desk, type Parts } from "../../board/desk";
import { say } from "../../lib/speech.svelte";
import { SIDES } from "./arms";
import { FEWEST, MAP, MAP_VALUES, type Province, type Town, type Values } from "./map";
import type { RevoltView } from "./view.generated";
import { regionWishes } from "./wishes";

/** The table as the parts of this board see it: factions and their units by name. */
export class RevoltDesk extends Desk<RevoltView> {
  side(side: number): string {
    return side >= 0 ? this.name("side", SIDES[side]!.name) : say("client-dutch_revolt-nobody");
  }
  letter(side: number): string {
    return say(`dutch_revolt-board-letter-${SIDES[side]!.name}`);
  }
  player(faction: number): string {
    return this.names[this.view.owners[faction] ?? -1] ?? "";
  }
  /** Name the units of a row, as words. */
  units(row: number[]): string {
    const parts = row.flatMap((count, side) =>
      count ? [say("client-dutch_revolt-units", { count, side: this.side(side) })] : [],
    );
    return parts.join(", ") || say("client-dutch_revolt-empty");
  }
  private get values(): Values | undefined {
    const held = MAP.map_values[this.view.options[MAP_VALUES] ?? 0]?.[this.view.seats - FEWEST];
    return MAP.values.find(({ id }) => id === held);
  }
  limit(province: Province): number {
    return this.values?.limit[province.id] ?? province.limit;
  }
  worth(province: Province): number {
    return this.values?.vp[province.id] ?? province.vp;
  }
  isCommercial(town: Town): boolean {
    return this.values?.commercial[town.id] ?? town.commercial;
  }
  /** How many units a province has beyond its limit; 0 for none. */
  surplus(province: number): number {
    return Math.max(0, (this.view.totals[province] ?? 0) - this.limit(MAP.province[province]!));
  }
  /** A region, or the goal of an army whose region is chosen already. */
  region(id: string): Parts[] {
    return regionWishes((parts) => this.chosen(parts), id);
  }
  /** Units wait in a box that was chosen before: a refusal speaks of it too. */
  override press(wishes: Parts[]): void {
    const box = MAP.box.find((row) => this.chosen({ box: row.id }));
    super.press(box ? [...wishes, { box: box.id }] : wishes);
  }
}
