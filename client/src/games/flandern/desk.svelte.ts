import { Desk } from "../../board/desk";
import type { FlandernView } from "./view.generated";

/** The table as the parts of this board see it. */
export class FlandernDesk extends Desk<FlandernView> {
  /** Whether this person is asked for a place in a city now: every plot can be asked about then. */
  readonly placing: boolean = $derived(this.ids("city").some((city) => this.can({ city })));
}
