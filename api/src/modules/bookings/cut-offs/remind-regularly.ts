import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import type { Stopping } from '../../../stopping.ts';
import { remindOfCutOffs } from './remind-of-cut-offs.ts';

// A reminder comes so much later than its time, at most.
const everyMs = 10 * 60_000;

type Dependencies = Pick<Context, 'database' | 'clock'> & { stopping: Stopping };

/** Reminds of cut-offs for as long as the server listens; what was begun is finished before it closes. */
export function remindRegularly(app: FastifyInstance, { stopping, ...made }: Dependencies): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const remind = () => {
    running = remindOfCutOffs(made).then(
      (messages) => void (messages > 0 && app.log.info({ messages }, 'reminded of cut-offs')),
      (err: unknown) => app.log.error({ err }, 'nobody was reminded of cut-offs; the next run tries again'),
    );
  };
  app.addHook('onListen', async () => {
    remind();
    timer = setInterval(remind, everyMs).unref();
  });
  stopping.onBegin(() => clearInterval(timer));
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
