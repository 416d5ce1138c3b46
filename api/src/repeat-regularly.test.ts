import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { repeatRegularly } from './repeat-regularly.ts';
import { Stopping } from './stopping.ts';

const complaint = 'it failed; the next run tries again';

async function listen(run: () => Promise<void>) {
  const app = Fastify();
  repeatRegularly(app, { stopping: new Stopping(), everyMs: 5, complaint, run });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

test('a run that takes longer than the interval is not doubled, and is finished before the server closes', async () => {
  let open = 0;
  let most = 0;
  let finished = 0;
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const app = await listen(async () => {
    open += 1;
    most = Math.max(most, open);
    begun.resolve();
    await held.promise;
    open -= 1;
    finished += 1;
  });
  await begun.promise;
  await new Promise((resolve) => setTimeout(resolve, 40));
  const closed = app.close();
  expect([most, finished]).toEqual([1, 0]);
  held.resolve();
  await closed;
  expect([open, most, finished]).toEqual([0, 1, 1]);
});

test('a run that fails is followed by the next one', async () => {
  let runs = 0;
  const second = Promise.withResolvers<void>();
  const app = await listen(async () => {
    runs += 1;
    if (runs === 2) second.resolve();
    throw new Error('away');
  });
  await second.promise;
  await app.close();
  expect(runs).toBeGreaterThan(1);
});
