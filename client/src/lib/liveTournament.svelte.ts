import { get } from "./api";
import { Reconnecting } from "./reconnecting";
import type { ErrorMessage, Ping, Problem, TournamentList, TournamentMessage, TournamentPage, TournamentsMessage } from "./types.generated";

type Message = TournamentMessage | TournamentsMessage | ErrorMessage | Ping;

/** A tournament, or with no id the list of them, over one WebSocket; what is shown of it follows by itself. */
export class LiveTournament {
  list: TournamentList | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** The round that was asked for; 0: the latest. */
  asked = $state(0);
  #newest: TournamentPage | null = $state.raw(null);
  #earlier: TournamentPage | null = $state.raw(null);
  /** Only the round that was asked for last is shown. */
  #turn = 0;
  #socket: Reconnecting<Message>;

  constructor(readonly tournament = "") {
    this.#socket = this.#connect();
  }

  #connect(): Reconnecting<Message> {
    const one = this.tournament ? `/${encodeURIComponent(this.tournament)}` : "";
    return new Reconnecting<Message>(`/api/tournaments${one}/live`, (message) => this.#hear(message), () => undefined);
  }

  /** Ask once more, as somebody who has come in meanwhile. */
  again(): void {
    this.#socket.close();
    this.#socket = this.#connect();
  }

  /** The tournament as it is, with the tables of the round that was asked for. */
  get page(): TournamentPage | null {
    const earlier = this.asked ? this.#earlier : null;
    return this.#newest && earlier ? { ...this.#newest, shown: earlier.shown, tables: earlier.tables, byes: earlier.byes } : this.#newest;
  }

  #hear(message: Message): void {
    if ("tournament" in message) this.#newest = message.tournament;
    else if ("list" in message) this.list = message.list;
    else if ("error" in message) {
      this.problem = message.error;
      this.close();
    }
  }

  /** Show the tables of a round; of the latest they come by themselves. */
  async show(round: number): Promise<void> {
    const asked = round === this.#newest?.round ? 0 : round;
    const turn = (this.#turn += 1);
    const earlier = asked ? await get<TournamentPage>(`/api/tournaments/${encodeURIComponent(this.tournament)}?round=${asked}`) : null;
    if (turn !== this.#turn) return;
    this.#earlier = earlier;
    this.asked = asked;
  }

  close(): void {
    this.#socket.close();
  }
}
