import type { ErrorCode } from '@berth/contract';
import { Refusal } from '../http/refusal.ts';

export type Turns = {
  /** Runs the work when its turn comes. Throws the refusal when too many wait, and what the signal aborts with. */
  take: <Answer>(work: () => Promise<Answer>, waiting?: Waiting) => Promise<Answer>;
};

type Waiting = {
  /** Whose work it is; without, all work is of one line. */
  of?: string;
  signal?: AbortSignal | undefined;
};

type Waiter = { enter: () => void; refuse: () => void };

/**
 * Limits how much costly work runs at once. Each caller has a line of its own, and the lines have turns one after the
 * other: somebody with much work waits for it, not those who have little. Where too many wait, the longest line loses its
 * last one rather than be joined by somebody who waits with less.
 */
export function createTurns(
  { atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number },
  refusal: ErrorCode,
): Turns {
  // The line whose turn is next stands first. None is empty.
  const lines = new Map<string, Waiter[]>();
  let running = 0;
  let waiting = 0;
  const remove = (of: string, waiter: Waiter) => {
    const line = lines.get(of) ?? [];
    line.splice(line.indexOf(waiter), 1);
    if (line.length === 0) lines.delete(of);
    waiting -= 1;
  };
  const pass = () => {
    const [next] = lines;
    const [of, [waiter]] = next ?? ['', []];
    // The turn is handed over: the number of running ones stays.
    if (!waiter) {
      running -= 1;
      return;
    }
    remove(of, waiter);
    const rest = lines.get(of);
    lines.delete(of);
    if (rest) lines.set(of, rest);
    waiter.enter();
  };
  const makeRoom = (own: number) => {
    const longest = [...lines.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    const last = longest.length > own + 1 ? longest.at(-1) : undefined;
    if (!last) throw new Refusal(refusal);
    last.refuse();
  };
  const wait = async ({ of = '', signal }: Waiting) => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting >= mostWaiting) makeRoom(lines.get(of)?.length ?? 0);
    await new Promise<void>((resolve, reject) => {
      const end = () => signal?.removeEventListener('abort', leave);
      const leave = () => {
        remove(of, waiter);
        reject(signal?.reason);
      };
      const waiter: Waiter = {
        enter: () => {
          end();
          resolve();
        },
        refuse: () => {
          end();
          remove(of, waiter);
          reject(new Refusal(refusal));
        },
      };
      const line = lines.get(of) ?? [];
      line.push(waiter);
      lines.set(of, line);
      waiting += 1;
      signal?.addEventListener('abort', leave, { once: true });
    });
  };
  return {
    async take(work, waitingAs = {}) {
      waitingAs.signal?.throwIfAborted();
      await wait(waitingAs);
      try {
        return await work();
      } finally {
        pass();
      }
    },
  };
}
