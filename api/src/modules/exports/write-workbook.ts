import { rejectOnAbort, runThread, type ThreadBounds } from '../../apart/run-thread.ts';
import type { Workbook } from './workbook.ts';

const program = new URL('./write-workbook-worker.ts', import.meta.url);
const whileWaiting: ThreadBounds = { memoryMb: 512, longestMs: 30_000 };
// Fifty thousand rows took half a minute and 500 MB.
const inTask: ThreadBounds = { memoryMb: 1024, longestMs: 5 * 60_000 };

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
    return runWriter(workbook, waiting, whileWaiting);
  });
  last = written.catch(() => undefined);
  return Promise.race([written, rejectOnAbort(signal)]);
}

/** The same for a task, for which nobody waits: it stands in no queue, and no other stands behind it. */
export async function writeLongWorkbook(workbook: Workbook, waiting: Waiting): Promise<Buffer> {
  waiting.signal.throwIfAborted();
  return await runWriter(workbook, waiting, inTask);
}

async function runWriter(workbook: Workbook, { onWritten, signal }: Waiting, bounds: ThreadBounds) {
  return await runThread(program, workbook, { ...bounds, onDone: onWritten, signal });
}
