import type { FastifyInstance } from 'fastify';
import type { Stopping } from './stopping.ts';

type Repeated = {
  stopping: Stopping;
  everyMs: number;
  run: () => Promise<void>;
  /** What is logged of a run that failed; the next one tries again. */
  complaint: string;
};

/**
 * Runs something when the server begins to listen and at intervals from then on. A run that takes longer than the interval
 * is not doubled, and one that was begun is finished before the server closes.
 */
export function repeatRegularly(app: FastifyInstance, { stopping, everyMs, run, complaint }: Repeated): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const begin = () => {
    running ??= run()
      .catch((err: unknown) => app.log.error({ err }, complaint))
      .finally(() => {
        running = null;
      });
  };
  app.addHook('onListen', async () => {
    begin();
    timer = setInterval(begin, everyMs).unref();
  });
  stopping.onBegin(() => clearInterval(timer));
  // Before the jobs are closed, which a run may hand something to.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
