import { Worker } from 'node:worker_threads';
import type { ProcessMessage, ProcessOrder } from './run-process.ts';

/** Runs in a process that run-process.ts started: takes one piece of work, does it under guard, answers and exits. */
export function answerOnce<Work, Answer, Progress = never>(
  work: (order: Work, tell: (progress: Progress) => void) => Promise<Answer>,
): void {
  // The server that asked is gone: nobody waits for the answer.
  process.once('disconnect', () => process.exit(1));
  process.once('message', async (message) => {
    const order = message as ProcessOrder<Work>; // run-process.ts sends nothing else
    const guard = new Worker(new URL('./cost-guard.ts', import.meta.url), { workerData: order.bounds });
    guard.unref();
    const say = (said: ProcessMessage<Answer, Progress>) => process.send?.(said);
    const answer = await work(order.work, (progress) => say({ progress }));
    const said: ProcessMessage<Answer, Progress> = { answer };
    process.send?.(said, () => process.exit(0));
  });
}
