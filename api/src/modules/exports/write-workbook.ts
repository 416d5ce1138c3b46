import { Worker } from 'node:worker_threads';
import type { Workbook } from './workbook.ts';

type Bounds = { memoryMb: number; longestMs: number };

const whileWaiting: Bounds = { memoryMb: 512, longestMs: 30_000 };
// Fifty thousand rows took half a minute and 500 MB.
const inTask: Bounds = { memoryMb: 1024, longestMs: 5 * 60_000 };

let last: Promise<unknown> = Promise.resolve();

/**
 * The bytes of an xlsx file. Ten thousand rows take more than a second of one core, so they are written in a
 * thread with bounds on memory and time, and one workbook after the other: calls meanwhile are answered as ever.
 */
export function writeWorkbook(workbook: Workbook): Promise<Buffer> {
  const written = last.then(() => runWorker(workbook, whileWaiting));
  last = written.catch(() => undefined);
  return written;
}

/** The same for a task, for which nobody waits: it stands in no queue, and no other stands behind it. */
export async function writeLongWorkbook(workbook: Workbook, signal: AbortSignal): Promise<Buffer> {
  return await runWorker(workbook, inTask, signal);
}

async function runWorker(
  workbook: Workbook,
  { memoryMb, longestMs }: Bounds,
  signal?: AbortSignal,
): Promise<Buffer> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./write-workbook-worker.ts', import.meta.url), {
    workerData: workbook,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let overdue: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      overdue = setTimeout(() => reject(new Error('The workbook took too long to write')), longestMs);
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
      worker.once('error', reject);
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.once('exit', (code) => reject(new Error(`The workbook's thread ended with ${code}`)));
    });
  } finally {
    clearTimeout(overdue);
    await worker.terminate();
  }
}
