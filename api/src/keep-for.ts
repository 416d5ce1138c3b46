import type { Clock } from './clock.ts';

/**
 * A read whose answer is kept for a while and shared by everyone who asks meanwhile. A read that failed is
 * not kept. What another process changes is seen when the time is over.
 */
export function keepFor<Value>(ms: number, clock: Clock, read: () => Promise<Value>): () => Promise<Value> {
  let kept: { at: number; value: Promise<Value> } | null = null;
  return () => {
    const now = clock().getTime();
    if (kept && now >= kept.at && now - kept.at < ms) return kept.value;
    const fresh = { at: now, value: read() };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh.value;
  };
}
