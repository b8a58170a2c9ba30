import type { FlandernView } from "./view.generated";

/** What a seat would have if every city were scored as it stands: its points so far and those the view names for each open city. */
export function projected(view: FlandernView, seat: number): number {
  const guilds = [view.guilds[seat], view.adopted[seat]].filter((guild) => guild !== undefined && guild >= 0) as number[];
  const open = view.cities.filter((city) => !city.scored);
  return open.flatMap((city) => guilds.map((guild) => city.points[guild] ?? 0)).reduce((sum, points) => sum + points, view.scores[seat] ?? 0);
}
