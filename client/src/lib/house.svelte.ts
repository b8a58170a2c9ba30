import { get, post, refusals, Refused } from "./api";
import { say } from "./speech.svelte";
import { remember } from "./storage";
import type { Guest } from "./bodies.generated";
import type { Catalogue, GameAbout, Page, Person, View } from "./types.generated";

/** When somebody has come in here or gone last: other tabs of this browser hear of it. */
const KEY = "guildhall-came";

/** What the whole page shares: who one is, what there is to play, the rules drawer. */
class House {
  catalogue: Catalogue | null = $state.raw(null);
  me: Person | null = $state.raw(null);
  /** How often somebody else has come in here: pages then show anew what is his. */
  visits = $state(0);
  /** The game whose rules can be opened now. */
  rulesOf: string = $state("");
  /** Where that game stands, by the id of its phase; nothing where nothing is played. */
  phase = $state("");
  rulesOpen = $state(false);
  /** There is no server: no people, no other pages. */
  alone = $state(false);
  /** The place in the book that was asked for: a rule, a ruling or a chapter. */
  rule = $state("");
  /** The table that is looked at: the header says where in the round it is. */
  table: Page | null = $state.raw(null);
  #coming: Promise<void> | null = null;

  constructor() {
    refusals.add(({ code }) => {
      if (code === "not_signed_in") this.me = null;
    });
  }

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

  /** Whether the operator offers a feature. */
  offers(feature: string): boolean {
    return !!this.catalogue?.features.includes(feature);
  }

  about(game: string): GameAbout | undefined {
    return this.catalogue?.games.find((about) => about.name === game);
  }

  /** Come in as a guest if one is nobody yet; who presses twice is one guest all the same. */
  async comeIn(name = ""): Promise<void> {
    if (this.me) return;
    this.#coming ??= this.#comeIn(name).finally(() => (this.#coming = null));
    await this.#coming;
  }

  async #comeIn(name: string): Promise<void> {
    const who = await post<{ me: Person }>("/api/me", { name: name || say("seat-guest") } satisfies Guest);
    this.me = who.me;
    tellTabs();
  }

  /** Be somebody else, or nobody, from now on. */
  become(person: Person | null): void {
    this.me = person;
    this.visits += 1;
    tellTabs();
  }

  /** Who comes in or goes in another tab does so in this one, too: they share what the server knows one by. */
  followTabs(): void {
    addEventListener("storage", async ({ key }) => {
      if (key === KEY && !this.alone) await this.#lookWho();
    });
  }

  async #lookWho(): Promise<void> {
    const who = await get<{ me: Person | null }>("/api/me").catch(() => null);
    if (!who) return; // a server that does not answer now says later that one is not signed in
    if (isOther(this.me, who.me)) this.visits += 1;
    this.me = who.me;
  }

  /** Remember in which phase the game is that is looked at, until the function that is given back is called. */
  standAt(view: View | null | undefined, game: string): () => void {
    const phase = (view as { phase?: number } | null)?.phase ?? -1;
    this.phase = this.about(game)?.kinds["phase"]?.ids[phase] ?? "";
    return () => (this.phase = "");
  }

  openRules(rule = ""): void {
    this.rule = rule;
    this.rulesOpen = true;
  }
}

/** The value is new each time: only what changes is told to other tabs. */
function tellTabs(): void {
  remember(KEY, String(Date.now()));
}

function isOther(one: Person | null, other: Person | null): boolean {
  return one?.login !== other?.login || one?.account !== other?.account || !one !== !other;
}

export const house = new House();

/** Give the message of whatever went wrong. */
export function messageOf(problem: unknown): string {
  if (problem instanceof Refused) return problem.problem.message;
  return say("client-offline");
}
