/** Somebody's private note at a table, as it is written in this tab; another may write it, too. */
export class Note {
  text = $state("");
  /** The note that the server has, as far as it is known here. */
  #kept: string;
  #sending = false;

  /** `send` keeps a note; it says whether that was done. */
  constructor(
    kept: string,
    readonly send: (text: string) => Promise<boolean>,
  ) {
    this.text = this.#kept = kept;
  }

  /** The table tells the note: it is shown unless another is being written here. */
  hear(told: string): void {
    if (this.#sending) return;
    if (this.text === this.#kept) this.text = told;
    this.#kept = told;
  }

  /** Keep what was written; what was refused is sent again the next time. */
  async keep(): Promise<void> {
    if (this.#sending || this.text === this.#kept) return;
    const sent = this.text;
    this.#sending = true;
    const done = await this.send(sent);
    this.#sending = false;
    if (!done) return;
    this.#kept = sent;
    await this.keep();
  }
}
