import { Worker } from 'node:worker_threads';
import type { ApartMessage, ApartOrder } from './run-apart.ts';

/** The process of one piece of work, which run-apart.ts starts and sends it: does it under guard, answers and ends. */
export function answerOnce<Work, Answer, Progress = never>(
  work: (order: Work, tell: (progress: Progress) => void) => Promise<Answer>,
): void {
  // Nobody waits any more when the server that asked is gone.
  process.once('disconnect', () => process.exit(1));
  process.once('message', async (message) => {
    const order = message as ApartOrder<Work>; // by run-apart.ts
    const guard = new Worker(new URL('./cost-guard.ts', import.meta.url), { workerData: order.bounds });
    guard.unref();
    const say = (said: ApartMessage<Answer, Progress>) => process.send?.(said);
    const answer = await work(order.work, (progress) => say({ progress }));
    const said: ApartMessage<Answer, Progress> = { answer };
    process.send?.(said, () => process.exit(0));
  });
}
