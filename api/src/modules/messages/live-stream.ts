import { Readable } from 'node:stream';
import type { ConversationEvents, LiveEvents } from '@berth/contract';

/** What there is to say since the last time, as text of events, '' for nothing; and whether there is more of it. */
export type News = { text: string; isMore: boolean };

type Events = LiveEvents & ConversationEvents;

/** One server-sent event as it goes over the line. */
export function streamEvent<Name extends keyof Events>(name: Name, data: Events[Name], id?: number): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

type Source = {
  load: () => Promise<News>;
  isSessionOpen: () => Promise<boolean>;
  onError: (error: unknown) => void;
};

const restMs = 200;
// A reader that has taken nothing for so many beats is gone, whatever its connection says.
const missedBeats = 3;

/**
 * Server-sent events to one page. It loads what is new only when the page has taken what was sent before: a slow
 * reader costs no memory, and is told later what holds then.
 */
export class LiveStream extends Readable {
  readonly #source: Source;
  readonly #isOnce: boolean;
  #hasRoom = false;
  #isDue = true;
  #isBusy = false;
  // Said goodbye, though the page may not have read it yet.
  #isOver = false;
  #missed = 0;

  constructor(source: Source, isOnce: boolean) {
    super({ highWaterMark: 16 * 1024 });
    this.#source = source;
    this.#isOnce = isOnce;
  }

  override _read(): void {
    this.#hasRoom = true;
    this.#missed = 0;
    void this.#fill();
  }

  /** There may be something new. */
  wake(): void {
    this.#isDue = true;
    void this.#fill();
  }

  /** Keeps the way to the page open, or ends the stream where its session is over. */
  beat(isSessionOpen: boolean): void {
    this.#missed += 1;
    if (this.#missed > missedBeats) this.destroy();
    if (this.#isBusy || this.destroyed || !this.#hasRoom) return;
    if (isSessionOpen) this.#say(': still here\n\n');
    else this.end('signedOut');
  }

  /** Says goodbye, and when to come back; a page whose session is over need not ask for another stream. */
  end(reason: LiveEvents['end']['reason'] = 'later', comeBackMs?: number): void {
    if (this.destroyed || this.#isOver) return;
    this.#isDue = false;
    const retry = comeBackMs === undefined ? '' : `retry: ${Math.round(comeBackMs)}\n`;
    this.push(`${retry}event: end\ndata: ${JSON.stringify({ reason })}\n\n`);
    this.#finish();
  }

  async #fill(): Promise<void> {
    if (!this.#hasRoom || !this.#isDue || this.#isBusy || this.#isOver || this.destroyed) return;
    this.#isBusy = true;
    this.#isDue = false;
    try {
      if (!(await this.#source.isSessionOpen())) return this.end('signedOut');
      const { text, isMore } = await this.#source.load();
      if (isMore) this.#isDue = true;
      this.#say(text);
      if (this.#isOnce) this.#finish();
      else await new Promise((resolve) => setTimeout(resolve, restMs).unref());
    } catch (error) {
      this.#source.onError(error);
      // The page comes back after a while, and by then the database may have.
      this.end();
    } finally {
      this.#isBusy = false;
    }
    void this.#fill();
  }

  #say(text: string): void {
    if (text === '' || this.destroyed || this.#isOver) return;
    this.#hasRoom = this.push(text);
  }

  #finish(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.push(null);
  }
}
