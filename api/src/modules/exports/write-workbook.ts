import {
  rejectOnAbort,
  runThread,
  type ThreadBounds,
  type WaitingForThread,
} from '../../workers/run-thread.ts';
import type { LongWorkbook, Workbook } from './workbook.ts';

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
    return runThread(program, workbook, { ...whileWaiting, ...said(waiting) });
  });
  last = written.catch(() => undefined);
  return Promise.race([written, rejectOnAbort(signal)]);
}

/**
 * The same for a task, for which nobody waits: it stands in no queue, and no other stands behind it. The thread is
 * handed the rows as they are read, and its memory is the only one in which they are together.
 */
export async function writeLongWorkbook(
  { steps, ...sheet }: LongWorkbook,
  waiting: Waiting,
): Promise<Buffer> {
  return await runThread(program, sheet, { ...inTask, ...said(waiting), feed: steps });
}

function said({ onWritten, signal }: Waiting): WaitingForThread {
  return { onDone: onWritten, signal };
}
