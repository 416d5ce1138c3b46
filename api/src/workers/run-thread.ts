import { parentPort, Worker } from 'node:worker_threads';

/**
 * What a thread that makes a file sends: an acknowledgement of each part that it is given, its progress any number of
 * times, and at the end the file.
 */
export type ThreadMessage = { hasPart: true } | { done: number } | { bytes: Uint8Array };

/** `longestMs` counts from the start of the thread, or from the last part that it was given. */
export type ThreadBounds = { memoryMb: number; longestMs: number };

/** What a thread is sent while it runs: a part of its work, or that there are no more. */
type FeedMessage = { part: unknown } | { isAll: true };

/** `onDone` is called with how much of the work is done so far; the signal's abort stops the thread. */
export type WaitingForThread = { onDone: (done: number) => void; signal: AbortSignal };

/**
 * Makes a file in a thread of its own, with bounds on memory and time, so that calls are answered meanwhile. Rejects
 * with the signal's reason when that aborts, and stops the thread.
 */
export async function runThread(
  program: URL,
  workerData: unknown,
  {
    memoryMb,
    longestMs,
    onDone,
    signal,
    feed,
  }: ThreadBounds &
    WaitingForThread & {
      /** Sent part by part: see `receiveFeed`. */ feed?: AsyncIterable<unknown>;
    },
): Promise<Buffer> {
  signal.throwIfAborted();
  const worker = new Worker(program, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const { made, hand, stopClock } = follow(worker, program, { longestMs, onDone, signal });
  try {
    if (feed) await handOver(feed, hand, made);
    return await made;
  } finally {
    stopClock();
    await worker.terminate();
  }
}

/** The outcome of a thread; `hand` sends a part and waits until the thread has it or has ended without it. */
function follow(
  worker: Worker,
  { pathname }: URL,
  { longestMs, onDone, signal }: Pick<ThreadBounds, 'longestMs'> & WaitingForThread,
) {
  let overdue: NodeJS.Timeout | undefined;
  let tellHasPart = () => {};
  const bytes = new Promise<Buffer>((resolve, reject) => {
    overdue = setTimeout(() => reject(new Error(`${pathname} took too long`)), longestMs);
    worker.on('message', (message: ThreadMessage) => {
      if ('bytes' in message) resolve(Buffer.from(message.bytes));
      else if ('hasPart' in message) tellHasPart();
      // More progress may be queued after the message on which the caller aborted.
      else if (!signal.aborted) onDone(message.done);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`${pathname} ended with ${code}`)));
  });
  const made = Promise.race([bytes, rejectOnAbort(signal)]);
  const hand = async (message: FeedMessage) => {
    overdue?.refresh();
    const hasPart = new Promise<'hasPart'>((resolve) => {
      tellHasPart = () => resolve('hasPart');
    });
    worker.postMessage(message);
    return (await Promise.race([made, hasPart])) === 'hasPart';
  };
  return { made, hand, stopClock: () => clearTimeout(overdue) };
}

/**
 * Reads a part when the thread has the one before, so that at most one is in flight. Reading stops when the thread ends
 * early: nothing is read after this function has returned.
 */
async function handOver(
  feed: AsyncIterable<unknown>,
  hand: (message: FeedMessage) => Promise<boolean>,
  made: Promise<Buffer>,
): Promise<void> {
  // It may reject while a part is being read; whoever awaits it sees that afterwards.
  made.catch(() => undefined);
  for await (const part of feed) if (!(await hand({ part }))) return;
  await hand({ isAll: true });
}

/** In the thread: all parts in order, once the last one has come. */
export async function receiveFeed<Part>(): Promise<Part[]> {
  const parts: Part[] = [];
  return await new Promise((resolve) => {
    parentPort?.on('message', (message: FeedMessage) => {
      if ('isAll' in message) return resolve(parts);
      parts.push(message.part as Part); // the caller of `runThread` sends these
      const said: ThreadMessage = { hasPart: true };
      parentPort?.postMessage(said);
    });
  });
}

/** Never resolves; rejects with the signal's reason. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
