import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { assignedContainer } from '../../../test/container-events.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { cargoLine, lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { onServerOnly } from '../../../test/on-server-only.ts';
import { openUnmigrated } from '../../../test/open-test-database.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { dumpDatabase } from '../../database/dump/dump-database.ts';
import { loadDump } from '../../database/dump/load-dump.ts';
import { readKeyCommand, runKeyCommand } from '../systems/keys/run-key-command.ts';
import { readChanges } from './booking-changes.ts';

const feed = 'GET /integration/bookingChanges';
let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  system = await openSystem(portal, { name: 'COSCO', scopes: ['bookings'] });
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

async function book(action: 'submit' | 'saveDraft' = 'submit') {
  const body = saveRequest(lclBooking({ cargo: [cargoLine()] }), { action });
  return await person.get('POST /business/submitBookingLcl', { body });
}

/** Everything since a cursor, page by page, and the cursor to go on with. */
async function readSince(cursor?: string, pageSize = 500) {
  const numbers: string[] = [];
  let next = cursor;
  for (;;) {
    const query = { pageSize, ...(next === undefined ? {} : { cursor: next }) };
    const page = await system.get(feed, { query });
    numbers.push(...page.changes.map(({ businessNumber }) => businessNumber));
    next = page.cursor;
    if (!page.hasMore) return { numbers, cursor: page.cursor };
  }
}

const touch = async (id: string, changes: { remarks: string }, database = portal.database.kysely) =>
  await database.updateTable('booking').where('id', '=', id).set(changes).execute();

describe('what changed since', () => {
  test('is every booking that was submitted, once, in the order of the changes, page by page', async () => {
    const { cursor } = await readSince();
    const made = [await book(), await book(), await book()];
    await book('saveDraft');
    const numbers = made.map(({ businessNumber }) => businessNumber);
    expect((await readSince(cursor, 1)).numbers).toEqual(numbers);
    const [first, second] = numbers;
    const page = await system.get(feed, { query: { cursor, pageSize: 2 } });
    expect(page).toMatchObject({
      changes: [
        { businessNumber: first, kind: 'lcl', status: 'toBeReceived', isDeleted: false },
        { businessNumber: second },
      ],
      hasMore: true,
    });
    // Asked for again it comes again: what was not dealt with is not lost.
    expect(await system.get(feed, { query: { cursor, pageSize: 2 } })).toEqual(page);
    expect((await readSince(page.cursor)).numbers).toEqual(numbers.slice(2));
    await touch(made[0]?.id ?? '', { remarks: '改' });
    expect((await readSince(page.cursor)).numbers).toEqual([numbers[2], first]);
  });

  test('is nothing, under the same cursor, where nothing did, and where a draft is saved or deleted', async () => {
    const { cursor } = await readSince();
    const { id } = await book('saveDraft');
    await person.get('POST /business/deleteDrafts', { body: { ids: [id] } });
    expect(await system.get(feed, { query: { cursor } })).toEqual({ changes: [], cursor, hasMore: false });
  });

  test.each<[string, (booking: { id: string; businessNumber: string }) => Promise<unknown>]>([
    [
      'its customer changes it',
      ({ id }) => {
        const change = { id, version: 1, action: 'submit' } as const;
        const body = saveRequest(lclBooking({ remarks: '请勿堆压' }), change);
        return person.get('POST /business/submitBookingLcl', { body });
      },
    ],
    [
      'it is put into containers',
      async ({ businessNumber }) => {
        const carrier = await openSystem(portal, { name: 'Carrier' });
        const body = { eventId: newEventId(), businessNumber, containers: [assignedContainer()] };
        return await carrier.get('POST /integration/assignContainers', { body });
      },
    ],
    [
      'the warehouse measures it, which leaves its row as it is',
      async ({ businessNumber }) => {
        const warehouse = await openSystem(portal, { name: 'Warehouse' });
        const received = { eventId: newEventId(), businessNumber, status: 'received' } as const;
        await warehouse.get('POST /integration/bookingStatus', { body: received });
        const lines = [{ line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 }];
        const body = { eventId: newEventId(), businessNumber, lines };
        return await warehouse.get('POST /integration/measurements', { body });
      },
    ],
  ])('has a booking when %s', async (_when, change) => {
    const booking = await book();
    const { cursor } = await readSince();
    await change(booking);
    expect((await readSince(cursor)).numbers).toEqual([booking.businessNumber]);
  });

  test('shows what was returned, and what is gone', async () => {
    const [returned, gone] = [await book(), await book()];
    const { cursor } = await readSince();
    const body = { bookings: [{ id: returned.id, version: 1 }], reason: '客户取消' };
    await person.get('POST /business/delBookingList', { body });
    // Nobody can delete what was submitted; whoever does it with the database's own means is seen as well.
    const { kysely } = portal.database;
    await kysely.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('message').where('booking_id', '=', gone.id).execute();
      await transaction
        .updateTable('business_number')
        .where('booking_id', '=', gone.id)
        .set({ booking_id: null })
        .execute();
      await transaction.deleteFrom('booking').where('id', '=', gone.id).execute();
    });
    const { changes } = await system.get(feed, { query: { cursor } });
    expect(changes).toMatchObject([
      { businessNumber: returned.businessNumber, status: 'returned', isDeleted: false },
      { businessNumber: gone.businessNumber, status: 'toBeReceived', isDeleted: true },
    ]);
    const query = { businessNumber: gone.businessNumber };
    expect((await system.call('GET /integration/booking', { query })).statusCode).toBe(404);
  });

  test('needs the scope, and a cursor that was given out here', async () => {
    const gate = await openSystem(portal, { name: 'Gate', scopes: ['warehouse', 'status', 'tracking'] });
    const refused = await gate.call(feed, { query: {} });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'INTEGRATION_SCOPE_MISSING']);
    const { cursor } = await readSince();
    // As after a backup was put back, which knows less than the system has been told.
    const later = cursor.replace(/\d+$/, (number) => String(Number(number) + 1));
    const ofAnother = `${randomUUID()}${cursor.slice(36)}`;
    for (const unknown of [later, ofAnother, cursor.slice(37), `${cursor}0000000000000000`, 'x']) {
      const gone = await system.call(feed, { query: { cursor: unknown } });
      expect([unknown, gone.statusCode, gone.json().code]).toEqual([unknown, 410, 'CHANGES_CURSOR_UNKNOWN']);
    }
    for (const query of [{ cursor: '' }, { cursor: 'x'.repeat(201) }, { pageSize: 0 }, { pageSize: 501 }]) {
      expect((await system.call(feed, { query: query as never })).statusCode).toBe(400);
    }
  });
});

test('a cursor is unknown once an older dump was put in the place of what it was given out for', async () => {
  const { id, businessNumber } = await book();
  const before = await readSince();
  const folder = mkdtempSync(join(tmpdir(), 'berth-feed-'));
  const loaded = await openUnmigrated();
  try {
    await dumpDatabase(portal.database.kysely, join(folder, 'dump'));
    // More often than there are bookings: whatever numbers they get there, this one is behind them.
    for (let times = 0; times < 60; times += 1) await touch(id, { remarks: `${times}` });
    const after = await readSince(before.cursor);
    expect(after.numbers).toEqual([businessNumber]);
    await loadDump(loaded.kysely, join(folder, 'dump'));
    for (const { cursor } of [before, after]) {
      const read = readChanges(loaded.kysely, { cursor, pageSize: 500 });
      await expect(read).rejects.toMatchObject({ code: 'CHANGES_CURSOR_UNKNOWN' });
    }
    const all = await readChanges(loaded.kysely, { pageSize: 500 });
    expect(all.changes.map((change) => change.businessNumber)).toEqual((await readSince()).numbers);
    await touch(id, { remarks: '搬家之后' }, loaded.kysely);
    const next = await readChanges(loaded.kysely, { cursor: all.cursor, pageSize: 500 });
    expect(next.changes).toMatchObject([{ businessNumber }]);
    const last = { changes: [], cursor: next.cursor, hasMore: false };
    expect(await readChanges(loaded.kysely, { cursor: next.cursor, pageSize: 500 })).toEqual(last);
  } finally {
    await loaded.close();
    rmSync(folder, { recursive: true });
  }
});

test('every cursor is unknown once somebody said that files of the database were put back', async () => {
  const { cursor } = await readSince();
  const deps = { database: portal.database.kysely, clock: portal.clock };
  expect(await runKeyCommand(deps, readKeyCommand(['restored'], []))).toContain('from the start');
  const gone = await system.call(feed, { query: { cursor } });
  expect([gone.statusCode, gone.json().code]).toEqual([410, 'CHANGES_CURSOR_UNKNOWN']);
  const anew = await readSince();
  expect(await system.get(feed, { query: { cursor: anew.cursor } })).toMatchObject({ changes: [] });
});

describe('a change that is committed after a later one', () => {
  onServerOnly('is behind every cursor that was given out before', async () => {
    const [early, late] = [await book(), await book()];
    const { cursor } = await readSince();
    const { kysely } = portal.database;
    const slow = await kysely.startTransaction().execute();
    await slow.updateTable('booking').where('id', '=', early.id).set({ remarks: '先写后提交' }).execute();
    await touch(late.id, { remarks: '后写先提交' });
    const meanwhile = await readSince(cursor);
    // Neither held up by the transaction that is still open, nor with what it wrote.
    expect(meanwhile.numbers).toEqual([late.businessNumber]);
    await slow.commit().execute();
    expect((await readSince(meanwhile.cursor)).numbers).toEqual([early.businessNumber]);
  });

  onServerOnly('is not in it when it is rolled back', async () => {
    const { id } = await book();
    const { cursor } = await readSince();
    const undone = await portal.database.kysely.startTransaction().execute();
    await undone.updateTable('booking').where('id', '=', id).set({ remarks: '撤回' }).execute();
    await undone.rollback().execute();
    expect((await readSince(cursor)).numbers).toEqual([]);
  });

  onServerOnly('waits with its number for one that is just being committed', async () => {
    const [early, late] = [await book(), await book()];
    const { cursor } = await readSince();
    const committing = await portal.database.kysely.startTransaction().execute();
    await touch(early.id, { remarks: '正在提交' }, committing);
    // What the commit does first: from here on it has its number, and nobody sees it yet.
    await sql`set constraints all immediate`.execute(committing);
    const touching = touch(late.id, { remarks: '同时提交' });
    await setTimeout(200);
    const meanwhile = await readSince(cursor);
    expect(meanwhile.numbers).toEqual([]);
    await committing.commit().execute();
    await touching;
    expect((await readSince(meanwhile.cursor)).numbers).toEqual([early.businessNumber, late.businessNumber]);
  });

  onServerOnly('is never lost to a system that reads while many write across each other', async () => {
    const bookings = [];
    for (let made = 0; made < 40; made += 1) bookings.push(await book());
    let { cursor } = await readSince();
    let writing = bookings.length;
    const write = async (id: string) => {
      await portal.database.kysely.transaction().execute(async (transaction) => {
        await touch(id, { remarks: '改' }, transaction);
        await setTimeout(Math.random() * 40);
      });
      writing -= 1;
    };
    const seen: string[] = [];
    const follow = async () => {
      for (let isLast = false; ; isLast = writing === 0) {
        const read = await readSince(cursor, 3);
        seen.push(...read.numbers);
        cursor = read.cursor;
        if (isLast) return;
      }
    };
    await Promise.all([...bookings.map(({ id }) => write(id)), follow()]);
    expect(seen.toSorted()).toEqual(bookings.map(({ businessNumber }) => businessNumber).toSorted());
  });
});
