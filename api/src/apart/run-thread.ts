import { Worker } from 'node:worker_threads';

/** What a thread that makes a file says: how far it is, any number of times, and in the end the file. */
export type ThreadMessage = { done: number } | { bytes: Uint8Array };

export type ThreadBounds = { memoryMb: number; longestMs: number };

/** `onDone` hears how much of the work is done so far; the signal's abort stops it. */
export type WaitingForThread = { onDone: (done: number) => void; signal: AbortSignal };

/**
 * Has a file made in a thread of its own, with bounds on memory and time: calls meanwhile are answered as ever. Ends
 * with the reason of the signal when that aborts, and stops the thread.
 */
export async function runThread(
  program: URL,
  workerData: unknown,
  { memoryMb, longestMs, onDone, signal }: ThreadBounds & WaitingForThread,
): Promise<Buffer> {
  signal.throwIfAborted();
  const worker = new Worker(program, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let overdue: NodeJS.Timeout | undefined;
  const bytes = new Promise<Buffer>((resolve, reject) => {
    overdue = setTimeout(() => reject(new Error(`${program.pathname} took too long`)), longestMs);
    worker.on('message', (message: ThreadMessage) => {
      if ('bytes' in message) resolve(Buffer.from(message.bytes));
      // Several may wait to be heard when one of them makes somebody leave.
      else if (!signal.aborted) onDone(message.done);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`${program.pathname} ended with ${code}`)));
  });
  try {
    return await Promise.race([bytes, rejectOnAbort(signal)]);
  } finally {
    clearTimeout(overdue);
    await worker.terminate();
  }
}

/** Never resolves; rejects with the signal's reason. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
