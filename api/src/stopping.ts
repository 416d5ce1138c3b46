/**
 * The end of this server, as those learn of it who do its work. It is said first, while calls are still answered, to all
 * who would begin something; `stop-server.ts` has the order.
 */
export class Stopping {
  readonly #acts: (() => void)[] = [];
  readonly #cut = new AbortController();
  #hasBegun = false;

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** Aborted when work in hand is not waited for any longer. */
  get whenCut(): AbortSignal {
    return this.#cut.signal;
  }

  onBegin(act: () => void): void {
    this.#acts.push(act);
  }

  begin(): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    for (const act of this.#acts) act();
  }

  cut(): void {
    this.begin();
    this.#cut.abort();
  }
}
