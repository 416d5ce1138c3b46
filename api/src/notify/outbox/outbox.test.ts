import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { bringJobsForward } from '../../../test/bring-jobs-forward.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { createTestClock } from '../../../test/test-clock.ts';
import { until } from '../../../test/until.ts';
import type { Database } from '../../database/open-database.ts';
import { type Jobs, openJobs } from '../../jobs/open-jobs.ts';
import { createOutbox, type Message, type Outbox } from './outbox.ts';
import { type Parcel, type Provider, SendFailure } from './providers/provider.ts';
import { sendJob, sendMessage } from './send-message.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const clock = createTestClock();
const log = { error: () => undefined, warn: () => undefined };
let database: Database;
let jobs: Jobs;
let outbox: Outbox;
let sent: Parcel[] = [];
let provide: Provider;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await openJobs({ database, clock, log, definitions: [sendJob] });
  const providers = { sms: (async (...order) => await provide(...order)) satisfies Provider, mail: null };
  outbox = createOutbox({ jobs, clock, providers });
  await jobs.work(sendJob, (run) => sendMessage({ database: database.kysely, clock, providers }, run));
});
afterAll(async () => {
  await jobs.close();
  await database.close();
});
beforeEach(() => {
  sent = [];
  provide = async (parcel) => void sent.push(parcel);
});

const message = (changes: Partial<Message> = {}): Message => ({
  key: randomUUID(),
  channel: 'sms',
  kind: 'loginCode',
  recipient: '13800000001',
  body: 'the code is 123456',
  ...changes,
});
const put = async (wanted: Message) =>
  await database.kysely.transaction().execute(async (transaction) => await outbox.put(transaction, wanted));
const find = async ({ key }: Message) =>
  await database.kysely.selectFrom('outgoing_message').where('key', '=', key).selectAll().executeTakeFirst();
const ended = async (wanted: Message) =>
  await until(async () => {
    await bringJobsForward(database);
    const row = await find(wanted);
    return row && row.state !== 'waiting' ? row : null;
  });

test('a message leaves once, and what it said is forgotten', async () => {
  const wanted = message();
  await put(wanted);
  await put(wanted);
  expect(await ended(wanted)).toMatchObject({
    state: 'sent',
    tries: 1,
    body: null,
    last_error: null,
    recipient: '138****0001',
  });
  expect(sent).toMatchObject([{ to: '13800000001', text: 'the code is 123456' }]);
});

test('one that fails is tried again with the same id, and ends where no try would mend it', async () => {
  const ids: string[] = [];
  provide = async ({ id }) => {
    ids.push(id);
    throw new SendFailure(ids.length < 3 ? 'HTTP 503' : 'HTTP 400', { isFinal: ids.length === 3 });
  };
  const wanted = message();
  await put(wanted);
  expect(await ended(wanted)).toMatchObject({
    state: 'failed',
    tries: 3,
    last_error: 'HTTP 400',
    body: null,
  });
  expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
});

test('a code that is late is not sent', async () => {
  const wanted = message({ expiresAt: clock() });
  await put(wanted);
  expect(await ended(wanted)).toMatchObject({ state: 'expired', body: null });
  expect(sent).toEqual([]);
});

test('what nobody is to get leaves no trace, and an undone transaction none either', async () => {
  const forNobody = message({ isForNobody: true });
  await put(forNobody);
  const undone = message();
  await database.kysely
    .transaction()
    .execute(async (transaction) => {
      await outbox.put(transaction, undone);
      throw new Error('undone');
    })
    .catch(() => undefined);
  await until(async () => ((await find(forNobody)) ? null : true));
  expect([await find(undone), sent]).toEqual([undefined, []]);
});

test('a way without a provider is closed, and what is old is swept', async () => {
  expect([outbox.isOpen('sms'), outbox.isOpen('mail')]).toEqual([true, false]);
  const wanted = message({ channel: 'mail', recipient: 'alice@example.com' });
  await put(wanted);
  expect(await ended(wanted)).toMatchObject({ state: 'failed', recipient: 'a***@example.com' });
  clock.advance(31 * 86_400);
  expect(await sweepOutbox({ database: database.kysely, clock })).toBeGreaterThan(0);
  expect(await find(wanted)).toBeUndefined();
});
