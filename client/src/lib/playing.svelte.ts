import { Advice } from "./advice.svelte";
import { firstOf, firstSteps, fits, leadsTo, meant, remaining, type Step } from "./choice";
import type { Sweep } from "./asks";
import { Coach } from "./coach.svelte";
import { Draft, problemOf } from "./draft.svelte";
import { house } from "./house.svelte";
import { Planning } from "./planning.svelte";
import { Proposal } from "./proposal.svelte";
import { settings } from "./settings.svelte";
import type { Runs } from "./runs";
import type { Source } from "./source";
import { say } from "./speech.svelte";
import { phaseOf, Standing } from "./standing.svelte";
import { Wishing } from "./wishing.svelte";
import type { Back, Looked, MoveAsked, MoveMade } from "./bodies.generated";
import type { Foreseen, GameAbout, Offer, Page, Problem } from "./types.generated";

type Parts = Record<string, string>;

/** Pointing has to rest so long before the engine is asked what it would mean, and before it says why not. */
const DWELL = 200;
const LONG_DWELL = 1000;
/** So many answers are listed at first. */
const MANY = 14;

/** How one person answers a question: chooses step by step, looks ahead, asks for a hint, sends. */
export class Playing {
  chosen: Parts = $state({});
  pending: Offer | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** Why what is pointed at cannot be chosen: said quietly, gone with the pointer. */
  aside: Problem | null = $state.raw(null);
  sending = $state(false);
  /** Something else than a move is on its way: an undo, a leave. */
  acting = $state(false);
  /** All answers are listed, not only the first. */
  all = $state(false);
  /** The move that is pointed at, and what it would do. */
  looked: Offer | null = $state.raw(null);
  foreseen: Foreseen | null = $state.raw(null);
  /** Kinds of events that a look ahead passes over. */
  unsaid: string[] = [];
  /** Events that are told in one line. */
  runs: Runs = {};

  /** What is collected while the same thing is asked many times. */
  readonly draft: Draft;
  /** Has a word before a costly move. */
  readonly coach: Coach;
  /** What a bot suggests. */
  readonly advice = new Advice(this);
  /** What is answered without being asked. */
  readonly standing = new Standing(this);
  /** What was chosen before it is asked. */
  readonly planning = new Planning(this);
  /** What is wished of a whole phase. */
  readonly wishing = new Wishing(this);
  /** What a bot proposes for the routine of a phase. */
  readonly proposal: Proposal;
  readonly about = $derived.by((): GameAbout | undefined => (this.live.asking ? house.about(this.live.asking.game) : undefined));
  /** The only answer to a question that need not be asked; null when there is a choice. */
  readonly only = $derived.by((): Offer | null => {
    const offers = this.live.asking?.offers;
    if (!offers || offers.moves.length !== 1 || settings.askAll || this.live.asksAll || offers.answers === this.#unanswered) return null;
    return offers.moves[0]!;
  });
  /** The table as it is shown, and with the question that is due: one that is answered already, has a single answer, or is a bot's while its player is away, is not asked. */
  readonly shown = $derived.by((): Page | null => this.#asksChoices(this.live.page));
  readonly page = $derived.by((): Page | null => this.#asksChoices(this.live.asking));
  readonly offers = $derived.by((): Offer[] => (this.page?.offers ? (this.draft.offers ?? this.page.offers.moves) : []));
  readonly left = $derived.by((): Offer[] => (this.about ? remaining(this.offers, this.about.kinds, this.chosen) : []));

  /** Where many answers are left: what they begin with, to be listed in their place. */
  readonly steps = $derived.by((): Step[] => (this.all || this.left.length <= MANY ? [] : firstSteps(this.left, MANY)));

  /** The answers in the list, in the order of the engine, passing last; a hint never changes it. */
  readonly listed = $derived.by((): Offer[] => {
    const first = this.steps.length ? this.left.filter((offer) => !leadsTo(this.steps, offer)) : firstOf(this.left, this.all ? Infinity : MANY);
    const hinted = this.left.find(({ move }) => move === this.advice.hint?.move.move);
    return !hinted || first.includes(hinted) ? first : [...first, hinted];
  });

  /** A question whose only answer could not be sent: it is asked after all. */
  #unanswered = $state(-1);
  #given = -1;
  #dwell: ReturnType<typeof setTimeout> | undefined;
  /** Calls off what the engine was asked about a look that is over. */
  #asked = new AbortController();
  #known = new Map<string, Foreseen>();

  constructor(readonly live: Source) {
    this.draft = new Draft(live);
    this.coach = new Coach(live);
    this.proposal = new Proposal(this);
  }

  #asksChoices(page: Page | null): Page | null {
    const forced = (this.only || this.wishing.due !== undefined || this.standing.due || this.proposal.answers || this.proposal.due !== undefined) && page?.offers?.answers === this.live.asking?.offers?.answers;
    const away = page?.chairs?.[page.seat]?.away;
    return page && (forced || away) ? { ...page, offers: null } : page;
  }

  /** A new question begins with nothing chosen. */
  reset(): void {
    this.cancel();
    this.draft.clear();
    this.advice.hint = this.coach.doubt = null;
    this.all = false;
    this.#known.clear();
  }

  /** Answer a new question where that was wished before; another may have come meanwhile, which is looked at for itself. */
  async answerAhead(): Promise<void> {
    const answers = this.live.asking?.offers?.answers;
    if ((await this.planning.consider()) || (await this.wishing.goOn()) || (await this.proposal.goOn()) || (await this.standing.consider())) return;
    if (!this.only && answers === this.live.asking?.offers?.answers) await this.proposal.look();
  }

  cancel(): void {
    this.chosen = {};
    this.pending = null;
    this.look(null);
  }

  // Choosing

  can = (parts: Parts): boolean => !!this.about && this.left.some((offer) => fits(offer, this.about!.kinds, parts));

  isChosen = (parts: Parts): boolean => Object.entries(parts).every(([kind, id]) => this.chosen[kind] === id);

  pick = (parts: Parts): void => {
    if (!this.about || !this.page?.offers) return;
    if (!this.can(parts)) {
      void this.#why(parts).then((why) => (this.problem = why));
      return;
    }
    this.problem = null;
    this.chosen = { ...this.chosen, ...parts };
    if (this.left.length === 1) this.propose(this.left[0]!);
  };

  /** Go on to the moves that a step leads to. */
  take({ arg, id, common }: Step): void {
    this.pick({ verb: common["verb"]!, [arg]: id });
  }

  /** Choose by its number what stands in the list: steps, then answers. */
  chooseListed(nth: number): void {
    if (this.pending || this.sending) return;
    const step = this.steps[nth - 1];
    const offer = this.listed[nth - 1 - this.steps.length];
    if (step) this.take(step);
    else if (offer) this.propose(offer);
  }

  propose = (offer: Offer): void => {
    if (!settings.confirm || this.draft.takes(offer)) {
      void this.send(offer);
      return;
    }
    this.pending = offer;
    this.look(offer);
  };

  async send(offer: Offer): Promise<void> {
    const offers = this.page?.offers;
    if (!offers || this.sending) return;
    if (this.draft.row && (await this.#collect(offer))) return;
    this.standing.note(offer);
    this.sending = true;
    this.#lookAway();
    this.live.skip();
    if (!this.coach.on || this.advice.isThought(offer) || !(await this.coach.stops(offer, offers.answers))) {
      await this.act("move", { move: offer.move, answers: offers.answers } satisfies MoveMade);
    }
    this.sending = false;
    this.cancel();
  }

  /** Give the only answer there is, once; what does not arrive is asked. */
  async goOn(): Promise<void> {
    const offers = this.live.asking?.offers;
    const only = this.only;
    if (!offers || !only || offers.answers === this.#given) return;
    this.#given = offers.answers;
    this.proposal.note(only);
    try {
      await this.live.send("move", { move: only.move, answers: offers.answers } satisfies MoveMade);
    } catch {
      this.#unanswered = offers.answers;
    }
  }

  /** Put a move into the row, or end the row with it; false when it is neither. */
  async #collect(offer: Offer): Promise<boolean> {
    if (this.draft.takes(offer)) {
      this.problem = this.advice.hint = null; // it was for the table without this answer
      const rest = this.draft.greedy || this.draft.isLast;
      this.draft.add(offer);
      this.cancel();
      if (rest && (await this.draft.isFull())) await this.sendRow();
    } else if (this.draft.moves.length) await this.sendRow();
    else return false;
    return true;
  }

  /** Give an answer of a row as often as it goes; that fills a row which has so many, and sends it. */
  proposeMost(offer: Offer): void {
    this.draft.greedy = true;
    this.propose(offer);
  }

  /** Give the last answer of a row, and send it where all is answered then. */
  async proposeLast(offer: Offer): Promise<void> {
    this.problem = null;
    const complete = this.draft.complete(offer);
    this.cancel();
    if (await complete) await this.sendRow();
  }

  async sendRow(): Promise<void> {
    this.#lookAway();
    this.live.skip();
    if (this.draft.whole) await this.wishing.begin(await this.draft.settled());
    else this.problem = await this.draft.send();
    this.cancel();
  }

  /** Finish with the present place of a phase only. */
  async sendHere(): Promise<void> {
    this.#lookAway();
    this.live.skip();
    this.problem = await this.draft.sendHere();
    this.cancel();
  }

  /** Answer all that follows in this phase alike, after what is collected. */
  async sweep(sweep: Sweep): Promise<void> {
    const begun = phaseOf(this.live.asking);
    if (this.draft.moves.length) {
      await this.sendRow();
      if (this.problem) return;
    }
    this.standing.swept = { sweep, phase: begun };
    await this.standing.consider();
  }

  async fillRow(): Promise<void> {
    this.problem = await this.draft.fill();
  }

  /** Do something at the table; whether it was done. */
  act = async (action: string, body: Record<string, unknown> = {}): Promise<boolean> => {
    this.problem = null;
    this.acting = true;
    try {
      await this.live.send(action, body);
      return true;
    } catch (error) {
      this.problem = problemOf(error);
      return false;
    } finally {
      this.acting = false;
    }
  };

  /** Take back the last choice or the whole turn; nothing when there is none. */
  takeBack = (what: "step" | "turn"): void => {
    const to = this.page?.undoable?.[what];
    if (to === undefined || this.acting) return;
    this.standing.swept = this.standing.repeated = null;
    this.wishing.stop();
    void this.act("undo", { to } satisfies Back);
  };

  /** Close what is said, then what is chosen. */
  skip(): void {
    if (this.problem || this.advice.hint || this.aside || this.coach.doubt || this.coach.missed) {
      this.problem = this.advice.hint = this.aside = this.coach.doubt = null;
      this.coach.missed = false;
    } else this.cancel();
  }

  /** A press came while its control was still moving: nothing is played. */
  tooEarly = (): void => {
    this.aside = { code: "just_moved", message: say("client-just-moved") };
  };

  // Looking ahead

  /** Look at a move for a moment: what would it do? */
  look(offer: Offer | null): void {
    this.#lookAway();
    this.aside = null;
    this.looked = offer ?? this.pending;
    this.foreseen = this.looked ? (this.#known.get(this.looked.move) ?? null) : null;
    if (this.looked && !this.foreseen) this.#dwellFor(DWELL, () => this.#foresee());
  }

  /** Nothing more is asked about what was pointed at. */
  #lookAway(): void {
    clearTimeout(this.#dwell);
    this.#asked.abort();
    this.#asked = new AbortController();
  }

  /** Do something when pointing has rested; not while a move is on its way, which ends the question. */
  #dwellFor(time: number, then: () => Promise<void>): void {
    if (!this.sending) this.#dwell = setTimeout(() => void then(), time);
  }

  /** Look at something on the board: the one move it leads to, or why there is none. */
  point(parts: Parts): void {
    if (!this.about || !this.page?.offers || this.pending) return;
    const fitting = remaining(this.left, this.about.kinds, parts);
    this.look(fitting.length === 1 ? fitting[0]! : null);
    if (fitting.length === 0) this.#dwellFor(LONG_DWELL, () => this.#saySoftly(parts));
  }

  async #foresee(): Promise<void> {
    const offer = this.looked;
    const answers = this.live.asking?.offers?.answers;
    if (!offer || answers === undefined || this.draft.moves.length || !this.live.asking?.offers?.moves.some(({ move }) => move === offer.move)) return;
    try {
      const foreseen = await this.live.send<Foreseen>("preview", { move: offer.move, answers } satisfies Looked, this.#asked.signal);
      if (foreseen.stale) return;
      const events = foreseen.events.filter(({ kind }) => !this.unsaid.includes(kind));
      this.#known.set(offer.move, { ...foreseen, events });
      if (this.looked === offer) this.foreseen = this.#known.get(offer.move)!;
    } catch {
      // a look that fails shows nothing: the move itself will say what is wrong
    }
  }

  async #saySoftly(parts: Parts): Promise<void> {
    const signal = this.#asked.signal;
    const why = await this.#why(parts, signal);
    if (!signal.aborted) this.aside = why;
  }

  /** Ask the engine why these things cannot be chosen now. */
  async #why(parts: Parts, signal?: AbortSignal): Promise<Problem | null> {
    const move = this.about ? meant(this.about, this.offers, this.chosen, parts) : "";
    if (!move) return null;
    try {
      if (this.draft.moves.length && !this.draft.whole) return await this.draft.why(move);
      const answer = await this.live.send<Problem & { possible: boolean }>("why", { move } satisfies MoveAsked, signal);
      return answer.possible ? null : answer;
    } catch (error) {
      return problemOf(error);
    }
  }
}
