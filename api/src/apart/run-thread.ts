import { parentPort, Worker } from 'node:worker_threads';

/**
 * What a thread that makes a file says: of each part that it is handed that it has it, how far it is, any number of
 * times, and in the end the file.
 */
export type ThreadMessage = { hasPart: true } | { done: number } | { bytes: Uint8Array };

/** `longestMs` is what it may take from its start, or from the last part that it was handed. */
export type ThreadBounds = { memoryMb: number; longestMs: number };

/** What a thread is handed while it runs: a part of its work, or the word that all have come. */
type FeedMessage = { part: unknown } | { isAll: true };

/** `onDone` hears how much of the work is done so far; the signal's abort stops it. */
export type WaitingForThread = { onDone: (done: number) => void; signal: AbortSignal };

/**
 * Has a file made in a thread of its own, with bounds on memory and time: calls meanwhile are answered as ever. Ends
 * with the reason of the signal when that aborts, and stops the thread.
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
      /** Is handed over part by part: see `receiveFeed`. */ feed?: AsyncIterable<unknown>;
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

/** What comes of a thread; `hand` waits until it has what it is handed, or is done without. */
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
      // Several may wait to be heard when one of them makes somebody leave.
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
 * Reads a part when the thread has the one before, so that no more than one is on its way. A thread that ends before it
 * has all ends the reading: once this is over nothing reads any more.
 */
async function handOver(
  feed: AsyncIterable<unknown>,
  hand: (message: FeedMessage) => Promise<boolean>,
  made: Promise<Buffer>,
): Promise<void> {
  // It may end while a part is being read, and is heard after that.
  made.catch(() => undefined);
  for await (const part of feed) if (!(await hand({ part }))) return;
  await hand({ isAll: true });
}

/** In the thread: all that it is handed, in order, once everything has come. */
export async function receiveFeed<Part>(): Promise<Part[]> {
  const parts: Part[] = [];
  return await new Promise((resolve) => {
    parentPort?.on('message', (message: FeedMessage) => {
      if ('isAll' in message) return resolve(parts);
      parts.push(message.part as Part); // what the one who started the thread feeds it with
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
