import type { ChildProcess } from 'node:child_process';
import {
  type Ended,
  type ProcessBounds,
  type ProcessMessage,
  type ProcessOrder,
  type ProcessProgram,
  startProcess,
} from './run-process.ts';

/** `longestMs` is wall time for one piece of work, with the start of the process where there is none. */
type KeptBounds = Pick<ProcessBounds, 'longestMs' | 'memoryBytes' | 'nodePath'> & { idleMs: number };

type KeptProcess<Work, Answer> = {
  /** How many pieces of work stand before one that is handed in now. */
  waiting: () => number;
  run: (work: Work) => Promise<{ answer: Answer } | Ended>;
  /** Ends the process; what is in hand or waits ends without an answer. */
  close: () => Promise<void>;
};

/** A process that runs. `settle` ends the wait for the work that it does now. */
type Started<Answer> = {
  child: ChildProcess;
  settle: (outcome: { answer: Answer } | Ended) => void;
  ended: Promise<void>;
};

/**
 * Does one piece of work after the other in a process of its own that is slow to start, so that it is kept between them
 * and ended after `idleMs` without work. See run-process.ts for what it may do. A process that ends, or is killed as it
 * takes too long or too much memory, costs the work in hand; the next piece starts another.
 */
export function keepProcess<Work, Answer>(
  program: ProcessProgram,
  bounds: KeptBounds,
): KeptProcess<Work, Answer> {
  let kept: Started<Answer> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  let isClosed = false;

  const end = async () => {
    const ending = kept;
    kept = undefined;
    ending?.child.kill('SIGKILL');
    await ending?.ended;
  };
  const doOne = async (work: Work): Promise<{ answer: Answer } | Ended> => {
    if (isClosed) return { endedBy: 'itself', complaint: 'closed' };
    clearTimeout(idle);
    kept ??= start(program, bounds);
    const started = kept;
    started.ended.then(() => {
      if (kept === started) kept = undefined;
    });
    const outcome = await answerOf(started, work, bounds);
    if (!('answer' in outcome)) await end();
    idle = setTimeout(end, bounds.idleMs);
    idle.unref();
    return outcome;
  };
  return {
    waiting: () => unfinished,
    run(work) {
      unfinished += 1;
      const outcome = last
        .then(() => doOne(work))
        .finally(() => {
          unfinished -= 1;
        });
      last = outcome.catch(() => undefined);
      return outcome;
    },
    async close() {
      isClosed = true;
      await end();
      await last;
      clearTimeout(idle);
    },
  };
}

function start<Answer>(program: ProcessProgram, bounds: KeptBounds): Started<Answer> {
  const child = startProcess(program, bounds);
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const started: Started<Answer> = { child, settle: () => {}, ended };
  let complaint = '';
  const tell = (why: unknown) => {
    started.settle({ endedBy: 'itself', complaint: `${why}: ${complaint}` });
    resolve();
  };
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-2000);
  });
  // Several may come: a process that could not start fails again when a message is sent to it.
  child.on('error', tell);
  child.once('close', (code, ending) => tell(ending ?? code));
  child.on('message', (message) => {
    const said = message as ProcessMessage<Answer>; // the program sends nothing else
    if ('answer' in said) started.settle(said);
  });
  return started;
}

/** What a process answers to one piece of work, or how it ended before. */
async function answerOf<Work, Answer>(
  started: Started<Answer>,
  work: Work,
  { longestMs, memoryBytes }: KeptBounds,
): Promise<{ answer: Answer } | Ended> {
  const { promise, resolve } = Promise.withResolvers<{ answer: Answer } | Ended>();
  started.settle = resolve;
  const overdue = setTimeout(() => resolve({ endedBy: 'time', complaint: 'took too long' }), longestMs);
  // It is kept for many pieces of work: the time of each is bounded, not its processor time in all.
  const order: ProcessOrder<Work> = { work, bounds: { memoryBytes, cpuMs: Number.POSITIVE_INFINITY } };
  started.child.send(order, (failure) => {
    if (failure) resolve({ endedBy: 'itself', complaint: failure.message });
  });
  const outcome = await promise;
  clearTimeout(overdue);
  return outcome;
}
