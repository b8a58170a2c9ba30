/* Generated from guildhall.server.schemas, guildhall.server.schemas_people by scripts/generate_types.py; do not edit by hand. */

/** Who sits on a seat of a new table, or is invited to it. */
export interface SeatChoice {
  kind: "me" | "bot" | "open" | "invited";
  bot?: string;
  person?: string;
}

/** What is asked of those who sit down without an invitation; 0: no bound. */
export interface Requires {
  least?: number;
  most?: number;
  /** Whether provisional ratings are not enough. */
  settled?: boolean;
}

/** A new table. */
export interface NewTable {
  game: string;
  seats: SeatChoice[];
  options?: Record<string, unknown>;
  clock?: string;
  level?: string;
  visibility?: "private" | "link" | "public";
  /** Whether players may ask for hints when two or more are people. */
  hints?: boolean;
  /** Without a clock: days until others may let a bot play for an absent player; 0: never. */
  rescue_days?: 3 | 7 | 14 | 30 | 0;
  /** Whether people draw where to sit when the game begins: for games whose seats differ. */
  draw?: boolean;
  /** Whether the only person at the table is warned of costly moves. */
  coach?: boolean;
  /** Whether the result counts for the ratings of those who play. */
  rated?: boolean;
  /** How far behind the players those are who only watch. */
  delay?: "none" | "moves" | "minutes" | "end";
  /** Of a public table: who may join. */
  requires?: Requires | null;
  /** Whether the creator adds a number to the luck before the game begins. */
  luck?: boolean;
}

/** Take a seat; -1 takes any that is open. */
export interface Sit {
  seat?: number;
  invitation?: string;
  /** A random number for the luck, in hex; nothing: none. */
  luck?: string;
}

/** Keep a seat for a person; -1 any that is free. */
export interface Offer {
  person: string;
  seat?: number;
}

/** A seat that is kept for nobody any more. */
export interface Withdraw {
  seat: number;
}

/** A random number for the luck, in hex. */
export interface LuckNumber {
  number: string;
}

/** A move and the number of the question it answers. */
export interface MoveMade {
  move: string;
  answers: number;
}

/** A move over the socket of a page; `id` comes back with what became of it. */
export interface MoveSent extends MoveMade {
  id: number;
  /** To be answered in; without it, that of the browser. */
  language?: string;
}

/** Over the socket of a page: whether it is in front of somebody, or behind other pages. */
export interface PageShown {
  visible: boolean;
}

/** A move to be explained. */
export interface MoveAsked {
  move: string;
}

/** Moves one after another, and the number of the question that the first of them answers. */
export interface MovesMade {
  moves: string[];
  answers: number;
}

/** Moves that are planned, and the question that the first of them would answer. Without a question: what is asked next, when the others have decided. */
export interface MovesPlanned {
  moves?: string[];
  answers?: number | null;
}

/** Planned moves that a bot goes on with while it is asked one of these questions. */
export interface RowBegun extends MovesMade {
  asks: string[];
  bot?: "apprentice" | "journeyman";
  /** Go on past the others as long as anybody is asked one of these questions. */
  past?: boolean;
}

/** What is wished of a phase that asks these questions again and again, in any order. */
export interface PhaseWished extends MovesMade {
  asks: string[];
  /** What is decided where no wish can be had; without it the seat passes there. */
  usual?: string[] | null;
}

/** What a learner has answered so far in a lesson: "next", or moves. */
export interface LessonAnswers {
  answers: string[];
}

/** The same, and a move to be explained. */
export interface LessonMove extends LessonAnswers {
  move: string;
}

/** The same, and moves that are planned there. */
export interface LessonRow extends LessonAnswers {
  moves: string[];
}

/** The same, to play on from there. */
export interface LessonLeft extends LessonAnswers {
  luck?: boolean;
}

/** A lesson that was finished, or a puzzle and whether the first answer solved it. */
export interface LearnedOne {
  kind: "lesson" | "puzzle";
  game: string;
  name: string;
  solved?: boolean;
}

/** What was done, oldest first, and who did it; nobody: whoever uses this browser. */
export interface Learned {
  done?: LearnedOne[];
  person?: string;
}

/** A move to be looked at, and the question it would answer if the look is for that alone. */
export interface Looked extends MoveAsked {
  answers?: number | null;
}

/** Where to go back to; nothing: before the last own choice. */
export interface Back {
  to?: number | null;
}

/** Whether a table is hidden from one's own list. */
export interface Hide {
  hidden: boolean;
}

/** Whether one follows a person, mutes or blocks them. */
export interface Bond {
  kind: "follow" | "mute" | "block" | "none";
}

/** What is wrong with a person, in a word and in one's own words. */
export interface Report {
  reason: "insult" | "spam" | "cheating" | "name" | "other";
  words?: string;
}

/** The same of a line of talk. */
export interface LineReport extends Report {
  line: number;
}

/** A warning that one has read. */
export interface Acknowledged {
  warning: string;
}

/** Why a table is closed. */
export interface CloseTable {
  why: string;
  once: string;
}

/** What a moderator does to a person: why, for how many days, and which reports it settles. */
export interface Moderate extends CloseTable {
  action: "warn" | "silence" | "ban" | "lift" | "dismiss";
  /** Of a ban 0: for ever. */
  days?: number;
  reports?: string[];
}

/** Seconds between two lines of one person; 0: no limit. */
export interface Slow {
  seconds: number;
}

/** What somebody would like to play, and the seconds after which bots take the open seats. */
export interface Seek {
  game: string;
  seats: number;
  pace: "live" | "correspondence";
  /** Nothing: never. */
  bots_after?: number | null;
}

/** The seat of an absent player, for whom a bot is to play. */
export interface Rescue {
  seat: number;
}

/** A line of talk. */
export interface Words {
  text: string;
}

/** A private note, and the one it was written upon; nothing: it replaces whatever is there. */
export interface Noted {
  text: string;
  before?: string | null;
}

/** Play on from an input of a finished game. */
export interface PlayOn {
  inputs: number;
  luck?: boolean;
}

/** A rematch with the same people, who are invited. */
export interface Again {
  luck?: boolean;
}

/** A tournament to sign up for. */
export interface NewTournament {
  name: string;
  game: string;
  seats: number;
  clock: string;
  options?: Record<string, unknown>;
  kind?: "swiss" | "robin" | "arena" | "season";
  /** 0, of a round robin or a season: as many as it takes that all can meet. */
  rounds?: number;
  fill?: "smaller" | "bots" | "byes";
  noshows?: "bots" | "byes";
  level?: string;
  most?: number;
  when_full?: boolean;
  minutes?: number;
  /** In seconds since 1970; 0: when the host starts it. */
  starts?: number;
  rated?: boolean;
  /** Whether everybody sees it; else it is for those who are given the link. */
  listed?: boolean;
}

/** A person who takes part in a tournament. */
export interface Entrant {
  person: string;
}

/** What a hint may take: a moment, or the time of a master. With planned moves it is for what is asked after them, and `answers` is needed. */
export interface HintWanted extends MovesPlanned {
  quick?: boolean;
}

/** Whether a quick look is enough, or a master is to think about every decision. */
export interface AnalysisWanted {
  deep?: boolean;
}

/** The name of a guest. */
export interface Guest {
  name: string;
}

/** A login and a password. */
export interface Account {
  login: string;
  password: string;
}

/** A login, a password, and the old password where there is one. */
export interface NewPassword extends Account {
  old?: string;
}

/** Confirms that an account is to be deleted: its password, or the name of who has none. */
export interface Departure {
  password?: string;
  name?: string;
}

/** Minutes of the day between which one is told nothing; none when they are the same. */
export interface Quiet {
  begin: number;
  end: number;
  zone: string;
}

/** Settings to change; what is left out stays. */
export interface SettingsChange {
  name?: string | null;
  mail?: string | null;
  webhook?: string | null;
  notify_mail?: boolean | null;
  notify_webhook?: boolean | null;
  webhook_format?: "plain" | "discord" | "slack" | "matrix" | null;
  notify_turn?: boolean | null;
  notify_clock?: boolean | null;
  notify_invitation?: boolean | null;
  notify_talk?: boolean | null;
  notify_tournament?: boolean | null;
  quiet?: Quiet | null;
  language?: string | null;
  /** Who may see one's page: everybody who has come in, or nobody else. */
  profile?: "house" | "nobody" | null;
  /** Who may see that one is here. */
  presence?: "house" | "nobody" | null;
}

/** The address of a browser at its push service. */
export interface PushEndpoint {
  endpoint: string;
}

/** The same, and the keys of the browser in base64. */
export interface PushSubscription extends PushEndpoint {
  p256dh: string;
  auth: string;
}
