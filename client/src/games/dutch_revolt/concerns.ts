import type { Concerns } from "../../lib/concerns.svelte";
import type { LogItem, View } from "../../lib/types.generated";
import { SIDES } from "./arms";
import { FIRST_CITY, FIRST_TOWN, MAP } from "./map";
import type { RevoltView } from "./view.generated";

/** What the seats of a table had, to tell whose loss something is. */
class Before {
  readonly #own: number[];

  constructor(
    readonly view: RevoltView,
    seat: number,
  ) {
    this.#own = view.owners.flatMap((owner, faction) => (owner === seat ? [faction] : []));
  }

  isOwn(side: unknown): boolean {
    return this.#own.some((faction) => SIDES[faction]!.name === side);
  }

  holds(side: number | undefined): boolean {
    return side !== undefined && this.#own.includes(side);
  }

  stands(spot: number): boolean {
    return this.#own.some((faction) => this.view.units[spot]?.[faction]);
  }

  besieges(region: unknown): boolean {
    const within = new Set(MAP.province.filter((province) => province.region === region).map(({ id }) => id));
    return MAP.city.some((city, n) => within.has(city.province) && this.holds(this.view.siege[n]));
  }

  lives(city: number): boolean {
    return this.holds(this.view.city_card[city]) || this.stands(FIRST_CITY + city);
  }
}

type Test = (args: LogItem["args"], before: Before) => boolean;

const cityOf = (args: LogItem["args"]): number => MAP.city.findIndex(({ id }) => id === args["city"]);
const provinceOf = (args: LogItem["args"]): number => MAP.province.findIndex(({ id }) => id === args["province"]);
const townOf = (args: LogItem["args"]): number => MAP.town.findIndex(({ id }) => id === args["town"]);
const byBeggars: Test = ({ faction, hirer }, before) => before.isOwn(faction) && !before.isOwn(hirer);
const ownSide: Test = ({ side }, before) => before.isOwn(side);
const byOthers: Test = ({ faction, side }, before) => before.isOwn(side) && !before.isOwn(faction);
const lostCity: Test = (args, before) => before.holds(before.view.city_card[cityOf(args)]) && !before.isOwn(args["faction"]);
const lostProvince: Test = (args, before) => before.holds(before.view.province_card[provinceOf(args)]) && !before.isOwn(args["faction"]);

/** Events that take something from a faction, and whether it is the reader’s. */
const TESTS: Record<string, Test> = {
  broke: ({ hirer, region }, before) => !before.isOwn(hirer) && before.besieges(region),
  besieged: (args, before) => !before.isOwn(args["faction"]) && before.lives(cityOf(args)),
  blockaded: (args, before) => !before.isOwn(args["hirer"]) && before.lives(cityOf(args)),
  siege_resolved: (args, before) => !before.isOwn(args["side"]) && before.lives(cityOf(args)),
  sacked: (args, before) => !before.isOwn(args["faction"]) && before.stands(FIRST_TOWN + townOf(args)),
  destroyed: byBeggars,
  march_cancelled: byBeggars,
  conversion_cancelled: byBeggars,
  defeated: ({ faction }, before) => before.isOwn(faction),
  plundered: byOthers,
  converted: byOthers,
  driven_out: ownSide,
  ousted: ownSide,
  city_card: lostCity,
  city_free: lostCity,
  province_card: lostProvince,
  province_free: lostProvince,
};

export const concerns: Concerns = (item: LogItem, view: View, seat: number) => TESTS[item.kind]?.(item.args, new Before(view as RevoltView, seat)) ?? false;
