/** Somebody's private note at a table, as it is written in this tab; another may write it, too. */
export class Note {
  text = $state("");
  /** The note upon which `text` is written. */
  #kept: string;
  /** What was sent last. */
  #sent: string | undefined;
  #sending = false;
  /** What the table has told meanwhile. */
  #told: string | undefined;

  /** `send` keeps a note that was written upon another, which the server joins with what has come since; it says whether that was done. */
  constructor(
    kept: string,
    readonly send: (text: string, before: string) => Promise<boolean>,
  ) {
    this.text = this.#kept = kept;
  }

  /** The table tells the note: it is shown unless another is being written here, upon the one of before. */
  hear(told: string): void {
    if (this.#sending) {
      this.#told = told;
      return;
    }
    if (this.text === this.#kept) this.text = told;
    if (told === this.text || told === this.#sent) this.#kept = told;
  }

  /** Keep what was written; what was refused is sent again the next time. */
  async keep(): Promise<void> {
    if (this.#sending || this.text === this.#kept) return;
    const sent = (this.#sent = this.text);
    this.#sending = true;
    this.#told = undefined;
    const done = await this.send(sent, this.#kept);
    this.#sending = false;
    if (done) this.#kept = sent;
    if (this.#told !== undefined) this.hear(this.#told);
    if (done) await this.keep();
  }
}
