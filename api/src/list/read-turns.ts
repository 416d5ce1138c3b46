import { Refusal } from '../http/refusal.ts';

export type TurnLimits = {
  /** How many of one owner's run at once. */
  atOnce: number;
  /** How many more of one owner's may wait. */
  waiting: number;
  waitMs: number;
};

export type Turns = {
  /**
   * Waits for a turn of the owner's, in the order of asking; the returned function ends it. Whoever has gone is passed
   * over, and too many are refused.
   */
  take: (owner: string, signal: AbortSignal) => Promise<() => void>;
};

type Line = { running: number; waiting: Array<() => void> };

/** Each owner has a line of its own: however long it is, nobody else waits in it. */
export function createTurns({ atOnce, waiting, waitMs }: TurnLimits): Turns {
  const lines = new Map<string, Line>();
  const pass = (owner: string, line: Line) => {
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(owner);
  };
  return {
    async take(owner, signal) {
      signal.throwIfAborted();
      const line = lines.get(owner) ?? { running: 0, waiting: [] };
      lines.set(owner, line);
      if (line.running < atOnce) line.running += 1;
      else if (line.waiting.length < waiting) await waitIn(line, signal, waitMs);
      else throw tooMany(waitMs);
      return () => pass(owner, line);
    },
  };
}

async function waitIn({ waiting }: Line, signal: AbortSignal, waitMs: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', handleAbort);
    };
    const enter = () => {
      end();
      resolve();
    };
    const leave = (reason: unknown) => {
      end();
      waiting.splice(waiting.indexOf(enter), 1);
      reject(reason);
    };
    const handleAbort = () => leave(signal.reason);
    const timer = setTimeout(() => leave(tooMany(waitMs)), waitMs);
    signal.addEventListener('abort', handleAbort);
    waiting.push(enter);
  });
}

function tooMany(waitMs: number): Refusal {
  return new Refusal('READS_BUSY', { params: { seconds: Math.ceil(waitMs / 1000) } });
}
