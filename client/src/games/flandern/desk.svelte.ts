import { Desk } from "../../board/desk";
import type { FlandernView } from "./view.generated";

/** What the card being carried out is: a golden one, or one drawn for an influenced guild; else it is from the hand. */
export const GOLDEN = 1;
export const CHARGED = 2;

/** Questions that are answered with a card. */
const CARDS = ["choose", "influence", "turn", "own"];

/** The table as the parts of this board see it. */
export class FlandernDesk extends Desk<FlandernView> {
  /** Whether this person is asked for a place in a city now: every plot can be asked about then. */
  readonly placing: boolean = $derived(this.ids("city").some((city) => this.can({ city })));
  /** Whether this person is asked for a card of the hand now. */
  readonly wantsCard: boolean = $derived(this.asks && CARDS.includes(this.view.ask));
}
