import { nameOf, say } from "../../lib/speech.svelte";
import type { BoardProps } from "../../board/desk";
import { SIDES } from "./arms";
import { MAP } from "./map";
import type { Parts } from "./types";
import type { RevoltView } from "./view.generated";
import { firstOpen, regionWishes, together } from "./wishes";

/** The table as the parts of the board see it: the view, names, and what can be clicked. */
export class Desk {
  constructor(private readonly given: () => BoardProps) {}

  get v(): RevoltView {
    return this.given().view as RevoltView;
  }
  get asks(): boolean {
    return !!this.given().page.offers;
  }
  get names(): string[] {
    return this.given().names;
  }
  ids(kind: string): string[] {
    return this.given().about.kinds[kind]?.ids ?? [];
  }
  name(kind: string, id: string | number): string {
    return nameOf("dutch_revolt", kind, id, this.names);
  }
  side(side: number): string {
    return side >= 0 ? this.name("side", SIDES[side]!.name) : say("client-dutch_revolt-nobody");
  }
  letter(side: number): string {
    return say(`dutch_revolt-board-letter-${SIDES[side]!.name}`);
  }
  player(faction: number): string {
    return this.names[this.v.owners[faction] ?? -1] ?? "";
  }
  /** Name the units of a row, as words. */
  units(row: number[]): string {
    const parts = row.flatMap((count, side) =>
      count ? [say("client-dutch_revolt-units", { count, side: this.side(side) })] : [],
    );
    return parts.join(", ") || say("client-dutch_revolt-empty");
  }
  open(wishes: Parts[]): Parts | null {
    return firstOpen(this.given().can, wishes);
  }
  chosen(wishes: Parts[]): boolean {
    return wishes.some((wish) => this.given().chosen(wish));
  }
  /** A region, or the goal of an army whose region is chosen already. */
  region(id: string): Parts[] {
    return regionWishes(this.given().chosen, id);
  }
  /** Choose; when nothing fits, the engine says why. */
  press(wishes: Parts[]): void {
    const open = this.open(wishes);
    const box = MAP.box.find((row) => this.given().chosen({ box: row.id }));
    this.given().pick(open ?? together([...wishes, ...(box ? [{ box: box.id }] : [])]));
  }
}
