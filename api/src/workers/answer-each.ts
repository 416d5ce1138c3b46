import { Worker } from 'node:worker_threads';
import type { ProcessMessage, ProcessOrder } from './run-process.ts';

/**
 * Runs in a process that keep-process.ts started: takes one piece of work after the other, under guard, until nobody
 * is there who asks. What `work` throws ends the process.
 */
export function answerEach<Work, Answer>(work: (order: Work) => Promise<Answer>): void {
  process.once('disconnect', () => process.exit(1));
  let guard: Worker | undefined;
  process.on('message', async (message) => {
    const order = message as ProcessOrder<Work>; // keep-process.ts sends nothing else
    guard ??= new Worker(new URL('./cost-guard.ts', import.meta.url), { workerData: order.bounds });
    guard.unref();
    const said: ProcessMessage<Answer> = { answer: await work(order.work) };
    process.send?.(said);
  });
}
