import { newUuid } from '../../new-uuid.ts';

/** The content that was last sent, and its idempotency key. */
export type SaveAttempt = { content: string; key: string };

export type SaveAttempts = {
  keyFor(content: string): string;
  last(): SaveAttempt | null;
  /** Continues an attempt that was retained over a reload. */
  resume(attempt: SaveAttempt | null): void;
};

/**
 * The idempotency keys of a form's saves: the same key for the same content, so that a retry after a lost answer saves
 * once, and a new key when anything changed.
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
