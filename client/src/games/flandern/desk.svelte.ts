import { Desk } from "../../board/desk";
import type { FlandernView } from "./view.generated";

/** What the card being carried out is: a golden one, or one drawn for an influenced guild; else it is from the hand. */
export const GOLDEN = 1;
export const CHARGED = 2;

/** Questions that are answered with a card. */
const CARDS = ["choose", "influence", "turn", "own"];
/** Questions about the district that comes to the plot chosen before. */
const STEPS = ["whose", "tile", "lies"];

/** The table as the parts of this board see it. */
export class FlandernDesk extends Desk<FlandernView> {
  /** The cities where this person can choose a place now. */
  readonly #open: number[] = $derived(this.ids("city").flatMap((city, at) => (this.can({ city }) ? [at] : [])));
  /** Whether this person is asked for a place in a city now: every plot can be asked about then. */
  readonly placing: boolean = $derived(this.#open.length > 0);
  /** Whether this person has chosen a plot and is asked what comes there. */
  readonly stepping: boolean = $derived(this.asks && STEPS.includes(this.view.ask));
  /** The only city that the question is about; -1 when there are several, or none. */
  readonly inQuestion: number = $derived(this.stepping ? this.view.city : this.#open.length === 1 ? this.#open[0]! : -1);
  /** Whether this person is asked for a card of the hand now. */
  readonly wantsCard: boolean = $derived(this.asks && CARDS.includes(this.view.ask));
}
