import { newUuid } from '../../new-uuid.ts';

/**
 * Gives the idempotency key of each attempt to save: the same for the same content, so that a retry after a lost
 * answer saves once, and a new one when anything changed.
 */
export function createAttempts(): { keyFor(content: string): string } {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor(content) {
      if (last?.content !== content) last = { content, key: newUuid() };
      return last.key;
    },
  };
}
