import type { LiveEvents } from '@berth/contract';

// Whoever shows bookings asks for all that it shows: beyond these it does so in any case.
const mostNamed = 50;

/** The bookings that changed since a page was last told of some; of many it remembers only that there were many. */
export class ChangedBookings {
  #ids: Set<string> | null = new Set();

  add(id: string): void {
    this.#ids?.add(id);
    if (this.#ids && this.#ids.size > mostNamed) this.addAny();
  }

  /** Any may have changed. */
  addAny(): void {
    this.#ids = null;
  }

  /** What there is to tell, once; null for nothing. */
  take(): LiveEvents['bookings'] | null {
    const ids = this.#ids;
    this.#ids = new Set();
    if (ids === null) return { changed: null };
    return ids.size > 0 ? { changed: [...ids] } : null;
  }
}
