import type { ErrorCode } from '@berth/contract';
import { Refusal } from '../http/refusal.ts';

type Turns = {
  /** Runs the work when its turn comes. Throws the refusal when too many wait, and what the signal aborts with. */
  take: <Answer>(work: () => Promise<Answer>, signal?: AbortSignal) => Promise<Answer>;
};

/** Limits how much costly work runs at once. A caller beyond the queue's length is refused rather than kept waiting. */
export function createTurns(
  { atOnce, waiting }: { atOnce: number; waiting: number },
  refusal: ErrorCode,
): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  const pass = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  const wait = async (signal?: AbortSignal) => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new Refusal(refusal);
    // The turn is handed over: the number of running ones stays.
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(next), 1);
        reject(signal?.reason);
      };
      queue.push(next);
      signal?.addEventListener('abort', leave, { once: true });
    });
  };
  return {
    async take(work, signal) {
      signal?.throwIfAborted();
      await wait(signal);
      try {
        return await work();
      } finally {
        pass();
      }
    },
  };
}
