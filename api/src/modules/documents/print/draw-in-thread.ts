import { runThread, type ThreadBounds, type WaitingForThread } from '../../../workers/run-thread.ts';

const whileWaiting: ThreadBounds = { memoryMb: 512, longestMs: 40_000 };
const inTask: ThreadBounds = { memoryMb: 1024, longestMs: 5 * 60_000 };

/**
 * The bytes of a PDF that a program draws in a thread of its own. `onDone` is called with how many pieces are drawn; a
 * task may take longer than a call.
 */
export async function drawInThread(
  program: URL,
  order: unknown,
  waiting: WaitingForThread,
  { isTask }: { isTask: boolean },
): Promise<Buffer> {
  return await runThread(program, order, { ...waiting, ...(isTask ? inTask : whileWaiting) });
}
