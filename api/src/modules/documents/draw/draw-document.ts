import type { WaitingForThread } from '../../../workers/run-thread.ts';
import { drawInThread } from '../print/draw-in-thread.ts';
import type { DrawOrder } from './draw-order.ts';

const program = new URL('./draw-document-worker.ts', import.meta.url);

/** The bytes of a PDF of labels or figures, which are the pieces that `onDone` counts. */
export async function drawDocument(
  order: DrawOrder,
  waiting: WaitingForThread,
  how: { isTask: boolean },
): Promise<Buffer> {
  return await drawInThread(program, order, waiting, how);
}
