/* Generated from guildhall.server.sent, guildhall.server.sent_socket, guildhall.server.sent_hall, guildhall.server.sent_about, guildhall.server.sent_help, guildhall.server.sent_people, guildhall.server.sent_tournaments, guildhall.server.sent_moderation, guildhall.server.sent_status by scripts/generate_types.py; do not edit by hand. */

/** Fields that the views of all games have; `view.py` of each game describes the others. */
export interface View {
  /** Whose view it is, -1 for a spectator. */
  seat: number;
  /** How many seats the game has. */
  seats: number;
  /** Seats that owe a decision. */
  actors: number[];
  /** Id of the question that is asked of them. */
  ask: string;
  over: boolean;
  /** Points of each seat so far. */
  scores: number[];
}

/** A legal move: its notation, its verb, and its arguments by name. */
export interface Offer {
  move: string;
  verb: string;
  [name: string]: string;
}

/** What a seat that owes a decision may do; `answers` is the number of its question. */
export interface Offers {
  answers: number;
  steps: number;
  moves: Offer[];
  /** What moves cost, by their notation: how much of what; others cost nothing. */
  prices: Record<string, Record<string, number>>;
}

/** Who sits where; never who they are to the server. */
export interface Chair {
  kind: "open" | "human" | "bot";
  name: string;
  bot: string;
  away: boolean;
  conceded: boolean;
  /** Who this open seat is kept for; empty: anybody. */
  invited: string;
  /** Who did not want this open seat. */
  declined: string;
}

/** The seconds each seat has left, and whose time runs. */
export interface Clock {
  preset: string;
  left: number[];
  running: number[];
}

/** Since when a person is waited for, and from when a bot may step in, in seconds since 1970. */
export interface Wait {
  seat: number;
  since: number;
  rescue: number | null;
}

/** A request to go back that waits for an answer. */
export interface Undo {
  seat: number;
  to: number;
  asks_you: boolean;
}

/** The rematch that was asked for last, and by which seat. */
export interface RematchAsked {
  seat: number;
  table: string;
}

/** What a seat can take back: how many inputs would be left. */
export interface Undoable {
  /** Without its last choice. */
  step: number;
  /** Without its last turn. */
  turn: number;
}

/** The versions of the rules that a table began under, and of now. */
export interface RulesChanged {
  began: number;
  now: number;
}

/** Something that decides between equal scores, and how much of it each seat has. */
export interface Tiebreak {
  what: string;
  values: number[];
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: string;
  /** The first in which two equals differ is what put one before the other. */
  tiebreaks: Tiebreak[];
}

/** What a table asks of those who were not invited; 0: no bound. */
export interface Required {
  least: number;
  most: number;
  /** Whether provisional ratings are not enough. */
  settled: boolean;
}

/** What changes with every entry. */
export interface NowPart {
  entries: number;
  /** How many lines were said; they come on their own. */
  chat: number;
  /** Bots think less than usual because the server is busy. */
  busy: boolean;
  /** A bot plays at a lower level than its own: the network that it needs cannot be used. */
  stands_in: boolean;
}

/** What everybody sees alike. */
export interface CommonPart {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  status: "open" | "playing" | "over";
  chairs: Chair[];
  clock: Clock | null;
  /** Only when the table began under other rules than the present ones. */
  rules: RulesChanged | null;
  /** What the server promised of the luck. */
  commitment: string;
  /** Seats whose numbers the game waits for. */
  awaited: number[];
  /** Whether people draw where to sit when the game begins. */
  draw: boolean;
  /** Whether players may ask for hints though two or more are people. */
  hints: boolean;
  /** Whether nobody can ask for one now. */
  hints_off: boolean;
  /** Whether costly moves are warned of before they are made. */
  coach: boolean;
  /** Why the result does not count for ratings, as far as the game has gone; empty: it does. */
  unrated: string;
  /** Of the bots that step in. */
  level: string;
  /** Days after which they may; 0: never. */
  rescue_days: number;
  /** Where no clock runs. */
  waits: Wait[];
  /** What is asked of those who sit down without an invitation. */
  requires: Required | null;
  /** Seconds that each player waits between two lines of talk. */
  slow: number;
  /** How far behind those are who only watch. */
  delay: string;
}

/** What only this viewer sees. */
export interface PersonalPart {
  seat: number;
  host: boolean;
  undo: Undo | null;
  note: string;
  /** Only for those who played. */
  rematch: RematchAsked | null;
  /** Whether a seat is kept for this viewer. */
  invited: boolean;
  /** Who invites this viewer; empty where nobody does, or one who has no seat. */
  inviter: string;
}

/** The game as this viewer sees it, and its result when it is over. */
export interface GamePart {
  inputs: number;
  view: View;
  offers: Offers | null;
  /** Nothing for a seat that has chosen nothing yet, and for spectators. */
  undoable: Undoable | null;
  result?: Outcome;
}

/** What only this viewer sees of a table whose game has begun. */
export interface BegunPart extends PersonalPart, GamePart {
}

/** All that a viewer may see of a table; the last five when its game has begun. */
export interface Page extends NowPart, CommonPart, PersonalPart {
  inputs?: number;
  view?: View;
  offers?: Offers | null;
  undoable?: Undoable | null;
  result?: Outcome;
}

/** Something that happened because of an input; the texts are the client's. */
export interface LogItem {
  input: number;
  kind: string;
  rule: string;
  args: Record<string, number | string>;
  scorer?: number;
  points?: number;
}

/** Something said at a table; without words where the reader mutes or blocks who said it. */
export interface Line {
  seat: number;
  at: number;
  name: string;
  text: string;
}

/** Lines that were said one after another, and the number of the first. */
export interface Said {
  first: number;
  lines: Line[];
  /** Seats of those whom the reader mutes. */
  muted: number[];
}

/** Something a spectator has said; without words where the reader mutes or blocks them. */
export interface GalleryLine {
  at: number;
  name: string;
  text: string;
  own: boolean;
  muted: boolean;
}

/** What spectators have said among themselves, and the number of the first line. */
export interface Gallery {
  first: number;
  lines: GalleryLine[];
  /** Whether there may be earlier ones. */
  more: boolean;
}

/** An error: a stable code and a message in the reader's language. */
export interface Problem {
  code: string;
  message: string;
  rule?: string;
  facts?: Record<string, unknown>;
}

/** Why the reader may not take a free seat; nothing where they may. */
export interface Fit {
  unfit: Problem | null;
}

/** Minutes of the day between which one is told nothing. */
export interface QuietHours {
  begin: number;
  end: number;
  zone: string;
}

/** What a person has set. */
export interface PersonSettings {
  mail?: string;
  mail_confirmed?: boolean;
  notify_mail?: boolean;
  webhook?: string;
  notify_webhook?: boolean;
  webhook_format?: string;
  notify_turn?: boolean;
  notify_clock?: boolean;
  notify_invitation?: boolean;
  notify_talk?: boolean;
  notify_tournament?: boolean;
  quiet?: QuietHours;
  language?: string;
  profile?: "house" | "nobody";
  presence?: "house" | "nobody";
}

/** One's own profile. */
export interface Person {
  name: string;
  account: boolean;
  login: string;
  settings: PersonSettings;
}

/** A key of a device; times in seconds since 1970, 0 when nobody knows. */
export interface PasskeyLine {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** A table that was created, and the commitment of its luck. */
export interface Created {
  table: string;
  commitment: string;
}

/** Where a link to a seat leads, and the addresses that others may know it by. */
export interface Invitation {
  invitation: string;
  path: string;
  /** The address the operator has set; empty without one. */
  public: string;
  /** Addresses in the local network; none when only this machine gets in. */
  network: string[];
}

/** The view of a seat after so many inputs. */
export interface Moment {
  inputs: number;
  seat: number;
  view: View;
}

/** How much luck there is to check: draws, seats with a number, reopenings, inputs given. */
export interface LuckFacts {
  draws: number;
  numbers: number;
  reopened: number;
  given: number;
}

/** The luck of a finished game, whose draws were replayed. */
export interface LuckTold extends LuckFacts {
  /** The code of what is wrong; empty when nothing is. */
  problem: string;
  /** Whether it was played to its end. */
  finished: boolean;
  commitment: string;
  key: string;
  seats: number;
  /** What each seat added, in hex. */
  added: string[];
}

/** How the game stood when `n` inputs had been made. */
export interface Point {
  n: number;
  shares: number[];
  scores: number[];
}

/** A reason for the better move; facts with a kind are ids. */
export interface Why {
  code: string;
  facts: Record<string, number | string>;
}

/** One decision: what was played, what the master would have played, and the difference. */
export interface Decision {
  n: number;
  seat: number;
  move: string;
  best: string;
  share: number;
  best_share: number;
  cost: number;
  error: number;
  score: number;
  best_score: number;
  worlds: number;
  reasons: Why[];
}

/** All of it; `complete` is false when it was cancelled. */
export interface Analysis {
  format: number;
  game: string;
  seats: number;
  inputs: number;
  budget: number;
  complete: boolean;
  points: Point[];
  decisions: Decision[];
  costliest: number[];
  /** By seat. */
  mistakes: number[][];
}

/** How far an analysis is; the result comes when it is done. */
export interface Progress {
  state: "none" | "running" | "done" | "cancelled" | "failed";
  done: number;
  of: number;
  result: Analysis | null;
}

/** Over the socket: the page as it is now, and what has happened. */
export interface PageMessage {
  /** Inputs from this one on are told anew. */
  keep: number;
  log: LogItem[];
  page: Page;
}

/** Over the socket: what was said. */
export interface TalkMessage {
  talk: Said;
}

/** Over the socket, for those who may hear it: what spectators have said. */
export interface GalleryMessage {
  gallery: Gallery;
}

/** Over the socket of a page that asked for it: what is different from the page before. Keys that are not there are as they were; of the view, too. */
export interface PatchMessage {
  keep: number;
  log: LogItem[];
  patch: Record<string, unknown>;
}

/** A move that is on the disk: its entry, and how many entries the table has. */
export interface Made {
  id: number;
  entry: number;
  entries: number;
}

/** Over the socket: a move that came over it was made. */
export interface MadeMessage {
  made: Made;
}

/** A move that was refused, with the status that a POST would have. */
export interface Unmade {
  id: number;
  status: number;
  problem: Problem;
}

/** Over the socket: a move that came over it was refused; nothing has changed. */
export interface RefusedMessage {
  refused: Unmade;
}

/** Over the socket, before it closes: why there is nothing to see. Elsewhere the body itself. */
export interface ErrorMessage {
  error: Problem;
}

/** Over a quiet socket. */
export interface Ping {
  ping: boolean;
}

/** A seat as lists show it. */
export interface SeatLine {
  kind: string;
  name: string;
  due: boolean;
  /** Whether the viewer follows who sits there. */
  followed: boolean;
}

/** A line of a list of tables. */
export interface TableLine {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  clock: string;
  pace: string;
  requires: Required | null;
  /** What the viewer does not meet of it, as the code of an error; empty: they may join. */
  unfit: string;
  status: "open" | "playing" | "over";
  created: number;
  updated: number;
  /** Which round it is, by the name of its number. */
  round: Record<string, number>;
  /** The part of the round; its text is the client's. */
  step: string;
  /** When the first clock that runs would run out, in seconds since 1970. */
  flag: number | null;
  ranks: number[];
  /** By seat, when the game is over. */
  scores: number[];
  /** How far behind those are who only watch; then lists tell them less, too. */
  delay: string;
  /** Whether the viewer may delete it: their own, unfinished, with nobody else. */
  deletable: boolean;
  hidden: boolean;
  your_turn: boolean;
  invited: boolean;
  /** Who invites the viewer; empty where nobody does, or one who has no seat. */
  inviter: string;
  unreadable: boolean;
  seats: SeatLine[];
}

/** Cursors of the lists that go on. */
export interface More {
  mine?: string;
  open?: string;
  hidden?: string;
}

/** One's own tables, those that wait for players, and on request those one hides. */
export interface HallPage {
  mine: TableLine[];
  open: TableLine[];
  hidden: TableLine[];
  /** Games of others to watch, the most interesting first. */
  live: TableLine[];
  /** Whether one hides any. */
  hiding: boolean;
  more: More;
}

/** Tables that have changed: by list, and those that are in neither any more. */
export interface HallNews {
  mine: TableLine[];
  open: TableLine[];
  gone: string[];
}

/** The hall as it is, at first and when more has changed than is told one by one. */
export interface HallMessage {
  hall: HallPage;
}

/** The games to watch, when they have changed. */
export interface LiveMessage {
  live: TableLine[];
}

/** What has changed in the hall. */
export interface HallNewsMessage {
  news: HallNews;
}

/** A switch of a game and its values, the default first. */
export interface OptionAbout {
  name: string;
  values: (boolean | number | string)[];
}

/** What kind of thing an argument is, and the ids of all things of that kind. */
export interface KindAbout {
  kind: string;
  ids: string[];
}

/** What each seat leads from the beginning, such as factions: by number of seats, by seat. */
export interface RolesAbout {
  kind: string;
  led: Record<string, string[][]>;
}

/** A part of a round; `core/meta.py` says what each key means. */
export interface StepAbout {
  text: string;
  at: string[];
  chapter: string;
  passing: boolean;
  when: Record<string, (boolean | number | string)[]>;
}

/** A game as data; its texts are the client's. */
export interface GameAbout {
  name: string;
  seats: number[];
  options: OptionAbout[];
  /** By the name of an argument. */
  kinds: Record<string, KindAbout>;
  verbs: Record<string, string[]>;
  rules: string[];
  version: number;
  minutes: number;
  weight: "light" | "medium" | "heavy";
  designer: string;
  publisher: string;
  /** None where all seats are alike. */
  roles: RolesAbout | null;
  /** Names, in the order to take them. */
  lessons: string[];
  /** Levels of bots, the weakest first. */
  bots: string[];
  /** The number of the view that says where in the round a game is, and the kind of its ids. */
  course: string;
  round: StepAbout[];
  /** By question: the chapter of the book that its aid belongs to. */
  chapters: Record<string, string>;
  /** Whether nothing in it is hidden from anybody. */
  open: boolean;
}

/** A numbered rule: where it comes from, and the rulings beside it by their first numbers. */
export interface BookRule {
  number: string;
  sources: ("printed" | "derived" | "reported" | "reconstructed" | "ruling")[];
  rulings: string[];
}

/** A chapter and its rules, in reading order. */
export interface BookChapter {
  id: string;
  /** The chapter it is a part of, or nothing. */
  inside: string;
  rules: BookRule[];
  phases: string[];
  /** Whether there is a moment of a game to be drawn. */
  picture: boolean;
}

/** A ruling: its numbers, the first of which finds its text, and the rules it stands beside. */
export interface BookRuling {
  numbers: string[];
  rules: string[];
}

/** The rules of a game as a book; its texts are the client's. */
export interface BookPage {
  chapters: BookChapter[];
  rulings: BookRuling[];
}

/** What there is to play here, and what a new table can be set to. */
export interface Catalogue {
  games: GameAbout[];
  clocks: string[];
  /** Days after which a bot may step in at a table without a clock; 0: never. */
  rescue_days: number[];
  /** How far behind spectators can be, in moves or minutes. */
  delays: Record<string, number>;
  languages: string[];
  /** Whether this server can send mail. */
  mail: boolean;
  /** What the operator has not switched off. */
  features: string[];
  /** Which rules the server runs on; "compiling" while the fast ones are being made. */
  rules: "plain" | "compiling" | "compiled";
}

/** A position that is kept nowhere, as a seat sees it, and what has led to it. */
export interface Shown {
  page: Page;
  log: LogItem[];
}

/** The moment of a chapter, and what of the board is shown; nothing: all of it. */
export interface BookPicture extends Shown {
  show: string[];
}

/** A step of a lesson: what is to be done, where to look; its text is the client's. */
export interface LessonStep {
  id: string;
  kind: "read" | "move" | "choose" | "row" | "free";
  point: string[];
  /** Rows of the sheet of what was counted last; without any the sheet is not shown. */
  counted: string[];
  /** Moves that are asked for; none in free play. */
  moves: Offer[];
}

/** A moment of a lesson. */
export interface LessonPage {
  shown: Shown;
  at: number;
  /** Steps in all. */
  of: number;
  /** So many answers were taken; a further one was legal, but not meant. */
  taken: number;
  /** None at the end. */
  step: LessonStep | null;
  /** The text about the last choice, within the lesson. */
  said: string;
  /** What would have gone on, when the last answer was not taken. */
  meant: Offer[];
}

/** What a move will surely do, and what comes after it. */
export interface Foreseen {
  events: LogItem[];
  follows: "chance" | "others" | "you" | "end" | "";
  n?: number;
  /** The question was answered meanwhile: there is nothing to foresee. */
  stale?: boolean;
}

/** How many moves of a row stand, the last entry of them, and why no more were made. */
export interface RowMade {
  made: number;
  entry: number;
  entries: number;
  stopped: Problem | null;
}

/** Where planned moves lead: what is asked then, what may be answered, how the table looks. */
export interface Ahead {
  /** So many of them are possible. */
  made: number;
  /** Why the next one is not. */
  stopped: Problem | null;
  /** What comes before the next decision; empty when it is asked at once. */
  ends: "" | "others" | "chance" | "learned" | "end";
  ask: string;
  steps: number;
  moves: Offer[];
  view: View;
}

/** The question was answered meanwhile: there is nothing to say. */
export interface Stale {
  stale: boolean;
}

/** What of the wishes for a phase can be had if the others pass, and what more can. */
export interface Outlook {
  met: string[];
  /** What to decide now: the wishes, and passing where there is none, until others decide. */
  row: string[];
  /** What more may be wished. */
  moves: Offer[];
  /** What is decided in the whole phase: the wishes, and what is usual where there is none. */
  taken: Offer[];
  /** How many questions none of that answers. */
  open: number;
  /** The table when that is done. */
  view: View;
}

/** What a bot would add to a row. */
export interface Filled {
  n: number;
  moves: Offer[];
}

/** Why a move is good. */
export interface Reason {
  code: string;
  facts: Record<string, number | string>;
}

/** Another move that a bot thought of, and its share of the thoughts. */
export interface Other {
  move: Offer;
  share: number;
}

/** What a bot would do, why, and what else it thought of. */
export interface Hint {
  n: number;
  move: Offer;
  reasons: Reason[];
  others: Other[];
}

/** A better move than the one intended: win shares (0 to 1) and what speaks for each. */
export interface Caution {
  move: Offer;
  share: number;
  best_share: number;
  reasons: Reason[];
  own_reasons: Reason[];
}

/** What the coach says of a move; no caution when it is good enough. */
export interface Verdict {
  n: number;
  caution: Caution | null;
}

/** A puzzle as lists show it; `theme` is the id of a phase, `difficulty` 1 to 3. */
export interface PuzzleLine {
  id: string;
  theme: string;
  difficulty: number;
}

/** The puzzles of a game, easy ones first, and the id of today's; empty when there is none. */
export interface PuzzleList {
  game: string;
  today: string;
  puzzles: PuzzleLine[];
}

/** A puzzle and its position, as its seat sees it. */
export interface PuzzleShown extends PuzzleLine, Shown {
}

/** Whether a move solves a puzzle, the win shares of all moves (best first), and why. */
export interface PuzzleAnswer {
  right: boolean;
  given: Offer;
  values: Other[];
  reasons: Reason[];
}

/** A seat of a finished game; `person` is empty for bots, and for those who hide their page. */
export interface PastSeat {
  person: string;
  name: string;
  bot: string;
  rank: number;
  score: number;
}

/** A finished game; `unrated` says why it did not count, empty: it did. */
export interface PastGame {
  table: string;
  game: string;
  pace: string;
  ended: number;
  unrated: string;
  seats: PastSeat[];
}

/** A page of finished games, newest first, and the cursor of the next page, or nothing. */
export interface Past {
  games: PastGame[];
  more: string;
}

/** A person's rating in a game, how it came about, and how unsure it is. */
export interface RatedGame {
  game: string;
  pace: string;
  rating: number;
  provisional: boolean;
  games: number;
  wins: number;
  /** Ratings after the last games, the newest at the end. */
  curve: number[];
}

/** A game that a person has finished: how often, and how often won. */
export interface Title {
  game: string;
  games: number;
  wins: number;
}

/** A finished lesson, or a puzzle and whether the first answer solved it. */
export interface LearnedOne {
  kind: "lesson" | "puzzle";
  game: string;
  name: string;
  solved: boolean;
}

/** All that is kept of what a person has done, oldest first. */
export interface Learned {
  person: string;
  done: LearnedOne[];
}

/** Lessons finished, of how many, puzzles solved at the first try, and most of them in a row. */
export interface LearnedSum {
  lessons: number;
  of_lessons: number;
  puzzles: number;
  longest: number;
}

/** What others may know of a person; `own` says that it is oneself. */
export interface PersonPage {
  person: string;
  name: string;
  joined: number;
  own: boolean;
  /** Whether others may see it. */
  shown: boolean;
  /** Whether the viewer follows, mutes or blocks this person. */
  bond: "follow" | "mute" | "block" | "none";
  /** Whether the person is here now, and lets others know. */
  here: boolean;
  titles: Title[];
  ratings: RatedGame[];
  /** Nothing where the operator does not keep it. */
  learned: LearnedSum | null;
}

/** A person in a list. */
export interface Somebody {
  person: string;
  name: string;
}

/** A person to invite: `followed`, `recent` (played with), `here`, or only `named` so. */
export interface Acquaintance extends Somebody {
  how: string;
}

/** People to invite, those one knows best first. */
export interface Acquaintances {
  people: Acquaintance[];
}

/** Whom one follows, mutes and blocks, by name. */
export interface Bonds {
  follows: Somebody[];
  mutes: Somebody[];
  blocks: Somebody[];
}

/** What one has chosen about a person. */
export interface BondTold {
  bond: "follow" | "mute" | "block" | "none";
}

/** Somebody at a table, not oneself; `person` is empty where their page is not to be seen. */
export interface AtTable {
  seat: number;
  person: string;
  bond: "follow" | "mute" | "block" | "none";
}

/** People who sit at a table besides oneself, by seat; no bots. */
export interface PeopleAtTable {
  people: AtTable[];
}

/** What one looks for; times in seconds since 1970. */
export interface Seeking {
  game: string;
  seats: number;
  pace: string;
  since: number;
  /** When bots take the seats that are left; nothing: never. */
  bots_at: number | null;
  /** How many people look for the same, oneself included. */
  waiting: number;
  /** Where to play; empty while nobody was found. */
  table: string;
}

/** What one looks for; nothing when one looks for nobody, or no longer. */
export interface MatchMessage {
  match: Seeking | null;
}

/** Somebody who is here. */
export interface OnlinePerson extends Somebody {
  followed: boolean;
}

/** Who is here besides oneself: how many, and some of them. */
export interface PeopleHere {
  count: number;
  people: OnlinePerson[];
}

/** Over the hall's socket: who is here. */
export interface PeopleMessage {
  people: PeopleHere;
}

/** A person among the best of a game. */
export interface Ranked {
  person: string;
  name: string;
  rating: number;
  games: number;
  wins: number;
}

/** The best of a game at a pace; those whose ratings are still unsure apart. */
export interface Ranking {
  best: Ranked[];
  newcomers: Ranked[];
}

/** A person is called to a page: what a notification says, and how many tables wait for them. By push and over the sockets of open pages; `id` tells the same call that comes twice. */
export interface Call {
  id: string;
  title: string;
  body: string;
  path: string;
  waiting: number;
}

/** Over any socket: what the person is called to; shown where push is not. */
export interface CallMessage {
  call: Call;
}

/** A tournament in a list. */
export interface TournamentLine {
  tournament: string;
  name: string;
  game: string;
  kind: "swiss" | "robin" | "arena" | "season";
  seats: number;
  clock: string;
  status: "signup" | "playing" | "over" | "cancelled";
  players: number;
  most: number;
  round: number;
  /** 0: an arena, or as many as it takes. */
  rounds: number;
  /** When it starts; 0: when the host starts it, or when it is full. */
  starts: number;
  entered: boolean;
  listed: boolean;
}

/** Tournaments that are open, under way and over; the newest first. */
export interface TournamentList {
  tournaments: TournamentLine[];
}

/** Where somebody stands; who is out or absent is no longer paired. */
export interface TournamentPlayer {
  place: number;
  person: string;
  name: string;
  points: number;
  opponents: number;
  wins: number;
  margin: number;
  games: number;
  state: "in" | "out" | "absent";
}

/** A seat of a table; a bot has no person. No rank before the end, and none for a no-show. */
export interface TournamentSeat {
  person: string;
  name: string;
  rank: number;
  score: number;
}

/** A table of a round; one that is stuck cannot be created or read. */
export interface TournamentTable {
  table: string;
  state: "playing" | "done" | "void" | "stuck";
  seats: TournamentSeat[];
}

/** Everything about a tournament, with the tables of one round. */
export interface TournamentPage extends TournamentLine {
  /** The name of who created it; empty: the operator. */
  host: string;
  /** Whether one has created it oneself. */
  own: boolean;
  /** For who has created it: some tables are stuck, or it cannot go on at all. */
  trouble: "" | "tables" | "all";
  /** Whether one can still sign up although it has begun. */
  late: boolean;
  /** Whether one takes part. */
  state: "" | "in" | "out" | "absent";
  /** Where one plays now. */
  your_table: string;
  fill: "smaller" | "bots" | "byes";
  noshows: "bots" | "byes";
  level: string;
  when_full: boolean;
  minutes: number;
  rated: boolean;
  until: number;
  options: Record<string, unknown>;
  standings: TournamentPlayer[];
  /** The round whose tables follow. */
  shown: number;
  tables: TournamentTable[];
  /** Names of those who sit out. */
  byes: string[];
}

/** Over a socket: the whole page, whenever something has changed. */
export interface TournamentMessage {
  tournament: TournamentPage;
}

/** The same for the list. */
export interface TournamentsMessage {
  list: TournamentList;
}

/** Something that holds against oneself; `until` 0: for ever. */
export interface Held {
  id: string;
  why: string;
  at: number;
  until: number;
}

/** What one may do here, and what moderators have said to oneself. */
export interface Conduct {
  moderator: boolean;
  administrator: boolean;
  /** A warning that one has not acknowledged yet. */
  warning: Held | null;
  silenced: Held | null;
  banned: Held | null;
}

/** Over any socket: what moderators have said to oneself, when that has changed. */
export interface ConductMessage {
  conduct: Conduct;
}

/** A report that was made. */
export interface Told {
  report: string;
}

/** A report; nobody is the reporter where the server noticed something by itself. */
export interface ReportLine {
  id: string;
  reporter: string;
  reporter_id: string;
  reason: string;
  words: string;
  quote: string;
  /** Where the line was said; empty: the report is about the person. */
  table: string;
  at: number;
}

/** Something that was done to a person. */
export interface SanctionLine {
  kind: string;
  why: string;
  at: number;
  until: number;
  holds: boolean;
  lifted: boolean;
}

/** A person, what is reported about them, and what was done before. */
export interface Reported {
  person: string;
  name: string;
  moderator: boolean;
  reports: ReportLine[];
  sanctions: SanctionLine[];
}

/** Everybody about whom there are open reports, the oldest report first. */
export interface Moderation {
  people: Reported[];
}

/** Something that a moderator has done; nobody: an operator. */
export interface AuditLine {
  id: number;
  at: number;
  moderator: string;
  whom: string;
  whom_id: string;
  table: string;
  action: string;
  why: string;
  until: number;
}

/** A page of the log, newest first; `more`: the line before which to go on, 0 at the end. */
export interface Audit {
  lines: AuditLine[];
  more: number;
}

/** A warning or an error of late: when it last was, and how often. */
export interface Trouble {
  at: number;
  level: string;
  event: string;
  problem: string;
  table: string;
  count: number;
}

/** Mails, webhooks and pushes since a worker started, by what became of them. */
export interface Sends {
  sent: number;
  failed: number;
  refused: number;
  dropped: number;
}

/** What a worker says of itself. */
export interface WorkerState {
  version: string;
  rules: string;
  since: number;
  /** In memory. */
  tables: number;
  /** Those of them that are its own and in play. */
  awake: number;
  unreadable: string[];
  pages: number;
  hints: number;
  watched: number;
  /** Work for bots that waits, by how urgent it is. */
  background: number;
  thinking: number;
  processes: number;
  mails: number;
  webhooks: number;
  /** Letters that wait. */
  pushes: number;
  /** Hosts that have failed too often and are left alone. */
  resting: number;
  sends: Sends;
  troubles: Trouble[];
}

/** A worker; without a state where it has said nothing yet. */
export interface WorkerLine {
  worker: string;
  /** Whether it is the one that answers. */
  own: boolean;
  state: WorkerState | null;
}

/** Tables by what they do; those asleep are in play and in nobody's memory. */
export interface TablesStatus {
  waiting: number;
  playing: number;
  over: number;
  awake: number;
  asleep: number;
  unreadable: string[];
}

/** What bots elsewhere are asked, since when the oldest question waits, and who thinks. */
export interface ThinkersStatus {
  asked: number;
  since: number;
  thinkers: number;
  places: number;
}

/** Which database, how far its changes have gone, its bytes, and whether it takes writes. */
export interface DatabaseStatus {
  kind: "SQLite" | "PostgreSQL";
  revision: string;
  size: number;
  writes: boolean;
}

/** The disk with the data of this machine. */
export interface DiskStatus {
  free: number;
  total: number;
}

/** What waits for a digest, and since when the oldest does. */
export interface NoticesStatus {
  waiting: number;
  since: number;
}

/** How the server does. */
export interface Status {
  at: number;
  version: string;
  python: string;
  tables: TablesStatus;
  workers: WorkerLine[];
  thinkers: ThinkersStatus;
  notices: NoticesStatus;
  database: DatabaseStatus;
  disk: DiskStatus;
}
