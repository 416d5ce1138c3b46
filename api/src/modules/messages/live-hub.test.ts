import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { countQueries } from '../../../test/count-queries.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { until } from '../../../test/until.ts';
import { messageWords } from '../../message-words.ts';
import { tellCustomer } from '../../notify/tell-customer.ts';
import { hashSecret } from '../sessions/secrets.ts';
import { findOpenSession, listOpenSessions } from '../sessions/sessions.repository.ts';
import { readProgress } from '../tasks/tasks.repository.ts';
import { type LiveHub, openLiveHub } from './live-hub.ts';

let portal: Portal;
let hub: LiveHub;
let asked: () => number;

beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  const counting = countQueries(portal.database.kysely);
  asked = counting.asked;
  const log = {
    warn: (problem: unknown) => {
      throw problem;
    },
  };
  hub = await openLiveHub({
    database: { ...portal.database, kysely: counting.counted },
    clock: portal.clock,
    log,
    listOpenSessions,
    readProgress,
    words: messageWords,
  });
});
afterEach(async () => await hub.close());
afterAll(async () => await portal.close());

/** A page of the person's on the hub, and what it was sent. */
async function openPage(person: SignedIn) {
  const { kysely } = portal.database;
  const session = await findOpenSession(kysely, hashSecret(person.token), portal.clock());
  const actor = {
    userId: person.userId,
    customerId: person.customerId,
    sessionId: session?.session_id ?? '',
    name: '',
    account: '',
    roles: [],
    permissions: [],
    frozenReason: null,
    address: '',
  };
  const stream = await hub.open(actor, { lastEventId: undefined, isOnce: false });
  const page = { text: '', sessionId: actor.sessionId };
  stream.setEncoding('utf8').on('data', (text: string) => {
    page.text += text;
  });
  await until(async () => page.text.includes('event: tasks') || null);
  return page;
}

async function openPages(count: number) {
  const pages = [];
  for (let at = 0; at < count; at += 1) pages.push(await openPage(await portal.signIn()));
  return pages;
}

/** Nothing is asked any more. */
async function quiet(): Promise<void> {
  await until(async () => {
    const before = asked();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return asked() === before || null;
  });
}

test('a beat asks once however many pages are open, and ends those whose session is over', async () => {
  const pages = await openPages(12);
  await quiet();
  await portal.database.kysely
    .updateTable('session')
    .where('id', '=', pages[0]?.sessionId ?? '')
    .set({ revoked_at: portal.clock() })
    .execute();
  const before = asked();
  await hub.beat();
  expect(asked() - before).toBe(1);
  await until(async () => pages.every(({ text }) => /still here|event: end/.test(text)) || null);
  expect(pages.map(({ text }) => text.includes('"signedOut"'))).toEqual(pages.map((_page, at) => at === 0));
});

test('news cost their customer the same however many other customers have pages open', async () => {
  const person = await portal.signIn();
  const booking = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  const page = await openPage(person);
  const costOfNews = async (fileName: string) => {
    await quiet();
    const before = asked();
    await portal.database.kysely.transaction().execute((transaction) =>
      tellCustomer(transaction, {
        customerId: person.customerId,
        record: { kind: 'booking', id: booking.id, permission: null },
        businessNumber: booking.businessNumber,
        at: portal.clock(),
        kind: 'documentAdded',
        detail: { document: 'arrivalNotice', fileName },
      }),
    );
    await until(async () => page.text.includes(fileName) || null);
    await quiet();
    return asked() - before;
  };
  const alone = await costOfNews('first');
  await openPages(8);
  expect(await costOfNews('second')).toBe(alone);
  // The session, whether there is anything to number and the numbering, what is new, how many, the tasks.
  expect(alone).toBeLessThanOrEqual(7);
});
