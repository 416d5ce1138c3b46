import { Worker } from 'node:worker_threads';
import type { Workbook, WorkbookMessage } from './workbook.ts';

type Bounds = { memoryMb: number; longestMs: number };

const whileWaiting: Bounds = { memoryMb: 512, longestMs: 30_000 };
// Fifty thousand rows took half a minute and 500 MB.
const inTask: Bounds = { memoryMb: 1024, longestMs: 5 * 60_000 };

let last: Promise<unknown> = Promise.resolve();

/** `onWritten` hears how many rows are in the file so far. */
type Waiting = { onWritten: (rows: number) => void; signal: AbortSignal };

/**
 * The bytes of an xlsx file. Ten thousand rows take more than a second of one core, so they are written in a
 * thread with bounds on memory and time, and one workbook after the other: calls meanwhile are answered as ever.
 * Ends with the reason of `signal` when it aborts: the thread is stopped, and one that waits for its turn leaves.
 */
export function writeWorkbook(workbook: Workbook, waiting: Waiting): Promise<Buffer> {
  const { signal } = waiting;
  const written = last.then(() => {
    signal.throwIfAborted();
    return runWorker(workbook, waiting, whileWaiting);
  });
  last = written.catch(() => undefined);
  return Promise.race([written, rejectOnAbort(signal)]);
}

/** The same for a task, for which nobody waits: it stands in no queue, and no other stands behind it. */
export async function writeLongWorkbook(workbook: Workbook, waiting: Waiting): Promise<Buffer> {
  waiting.signal.throwIfAborted();
  return await runWorker(workbook, waiting, inTask);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

async function runWorker(
  workbook: Workbook,
  { onWritten, signal }: Waiting,
  { memoryMb, longestMs }: Bounds,
): Promise<Buffer> {
  const worker = new Worker(new URL('./write-workbook-worker.ts', import.meta.url), {
    workerData: workbook,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let overdue: NodeJS.Timeout | undefined;
  const bytes = new Promise<Buffer>((resolve, reject) => {
    overdue = setTimeout(() => reject(new Error('The workbook took too long to write')), longestMs);
    worker.on('message', (message: WorkbookMessage) => {
      if ('bytes' in message) resolve(Buffer.from(message.bytes));
      else onWritten(message.written);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The workbook's thread ended with ${code}`)));
  });
  try {
    return await Promise.race([bytes, rejectOnAbort(signal)]);
  } finally {
    clearTimeout(overdue);
    await worker.terminate();
  }
}
