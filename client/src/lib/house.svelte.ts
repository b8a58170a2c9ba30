import { get, post, Refused } from "./api";
import { say } from "./speech.svelte";
import type { Guest } from "./bodies.generated";
import type { Catalogue, GameAbout, Person } from "./types.generated";

/** What the whole page shares: who one is, what there is to play, the rules drawer. */
class House {
  catalogue: Catalogue | null = $state.raw(null);
  me: Person | null = $state.raw(null);
  /** How often somebody else has come in here: pages then show anew what is his. */
  visits = $state(0);
  /** The game whose rules can be opened now. */
  rulesOf: string = $state("");
  rulesOpen = $state(false);
  rule = $state("");

  async load(): Promise<void> {
    const [catalogue, who] = await Promise.all([
      get<Catalogue>("/api/games"),
      get<{ me: Person | null }>("/api/me"),
    ]);
    this.catalogue = catalogue;
    this.me = who.me;
  }

  /** Look again at what is offered; a server that does not answer now is asked another time. */
  async look(): Promise<void> {
    this.catalogue = await get<Catalogue>("/api/games").catch(() => this.catalogue);
  }

  about(game: string): GameAbout | undefined {
    return this.catalogue?.games.find((about) => about.name === game);
  }

  /** Come in as a guest if one is nobody yet. */
  async comeIn(name = ""): Promise<void> {
    if (this.me) return;
    const who = await post<{ me: Person }>("/api/me", { name: name || say("seat-guest") } satisfies Guest);
    this.me = who.me;
  }

  /** Be somebody else, or nobody, from now on. */
  become(person: Person | null): void {
    this.me = person;
    this.visits += 1;
  }

  openRules(rule = ""): void {
    this.rule = rule;
    this.rulesOpen = true;
  }
}

export const house = new House();

/** Give the message of whatever went wrong. */
export function messageOf(problem: unknown): string {
  if (problem instanceof Refused) return problem.problem.message;
  return say("client-offline");
}
