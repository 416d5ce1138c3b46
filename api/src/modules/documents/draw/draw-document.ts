import { runThread, type ThreadBounds, type WaitingForThread } from '../../../workers/run-thread.ts';
import type { DrawOrder } from './printed.ts';

const program = new URL('./draw-document-worker.ts', import.meta.url);

const whileWaiting: ThreadBounds = { memoryMb: 512, longestMs: 40_000 };
const inTask: ThreadBounds = { memoryMb: 1024, longestMs: 5 * 60_000 };

/**
 * The bytes of a PDF, drawn in a thread of its own. `onDone` hears how many labels, or figures, are drawn; for a task
 * it may take longer.
 */
export async function drawDocument(
  order: DrawOrder,
  waiting: WaitingForThread,
  { isTask }: { isTask: boolean },
): Promise<Buffer> {
  return await runThread(program, order, { ...waiting, ...(isTask ? inTask : whileWaiting) });
}
