import type { FastifyInstance } from 'fastify';
import type { Stopping } from '../../stopping.ts';
import { type DeliveryDependencies, deliverNotices } from './deliver-notices.ts';

// A mail leaves so much later than the message was written, at most.
const everyMs = 20_000;

/** Hands notices over for as long as the server listens; what was begun is finished before it closes. */
export function deliverRegularly(
  app: FastifyInstance,
  { stopping, ...made }: DeliveryDependencies & { stopping: Stopping },
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | null = null;
  const deliver = () => {
    running ??= deliverNotices(made)
      .catch((err: unknown) =>
        app.log.error({ err }, 'notices were not handed over; the next run tries again'),
      )
      .finally(() => {
        running = null;
      });
  };
  app.addHook('onListen', async () => {
    deliver();
    timer = setInterval(deliver, everyMs).unref();
  });
  stopping.onBegin(() => clearInterval(timer));
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
