import { newUuid } from '../../../new-uuid.ts';

/** What was sent last, under which idempotency key. */
export type SaveAttempt = { content: string; key: string };

export type SaveAttempts = {
  keyFor(content: string): string;
  last(): SaveAttempt | null;
  /** Goes on from an attempt that was kept over a reload. */
  resume(attempt: SaveAttempt | null): void;
};

/**
 * Gives the idempotency key of each attempt to save: the same for the same content, so that a retry after a lost
 * answer saves once, and a new one when anything changed.
 */
export function createAttempts(): SaveAttempts {
  let last: SaveAttempt | null = null;
  return {
    keyFor(content) {
      if (last?.content !== content) last = { content, key: newUuid() };
      return last.key;
    },
    last: () => last,
    resume(attempt) {
      last = attempt;
    },
  };
}
