import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeRemote } from '../../../../test/fronts.ts';
import { move, publish } from '../../../../test/release-team.ts';
import { build, openReleasedPortal, type ReleasedPortal, why } from '../../../../test/released-portal.ts';
import { sweepReleases } from '../publish/sweep-releases.ts';
import { takeReleaseLock } from './deployments.repository.ts';

let released: ReleasedPortal;
beforeAll(async () => {
  released = await openReleasedPortal();
});
afterAll(() => released.close());

const calls: Record<string, () => Promise<unknown>> = {
  publish: () => publish(released.team, makeRemote('booking', { version: '7.0.0' })),
  promote: () => released.promote(build(1)),
  saveSet: () =>
    released.platform.get('POST /release/setSave', {
      body: { name: 'locked', versions: { booking: build(2) } },
    }),
  remove: () => released.platform.get('POST /release/setRemove', { body: { name: 'locked', why } }),
  rollback: () => move(released.team, 'rollback', { remote: 'booking', why }),
  sweep: () => {
    const { kysely: database } = released.portal.database;
    const { clock, files } = released.portal;
    return sweepReleases({ database, clock, files, surface: async () => null, keepDays: 30 });
  },
};

test.each(Object.keys(calls))('%s waits for whoever moves, publishes or removes something', async (name) => {
  const order: string[] = [];
  let called: Promise<unknown> = Promise.resolve();
  await released.portal.database.kysely.transaction().execute(async (transaction) => {
    await takeReleaseLock(transaction);
    called = calls[name]?.().then(() => order.push('call')) ?? called;
    await wait(300);
    order.push('lock');
  });
  await called;
  expect(order).toEqual(['lock', 'call']);
});
