import type { Clock } from '../../clock.ts';
import { Refusal } from '../refusal.ts';

type Limit = { calls: number; seconds: number };

export type RateLimiter = {
  /** Counts one call of a caller; throws RATE_LIMITED when the window is full. */
  take: (caller: string, limit: Limit) => void;
};

// Beyond this many callers the one that has been quiet longest is forgotten: memory stays bounded.
const maxCallers = 20_000;

/** Sliding windows in memory: they guard this process, and a restart may forget them. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const callsOf = new Map<string, number[]>();
  return {
    take(caller, { calls, seconds }) {
      const now = clock().getTime();
      const recent = (callsOf.get(caller) ?? []).filter((at) => at > now - seconds * 1000);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= calls) {
        const wait = Math.ceil((oldest + seconds * 1000 - now) / 1000);
        throw new Refusal('RATE_LIMITED', { params: { seconds: Math.max(1, wait) } });
      }
      recent.push(now);
      callsOf.delete(caller);
      callsOf.set(caller, recent);
      if (callsOf.size > maxCallers) {
        const [quietest] = callsOf.keys();
        if (quietest !== undefined) callsOf.delete(quietest);
      }
    },
  };
}
