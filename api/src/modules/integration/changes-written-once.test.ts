import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { containerNumbers, sailing } from '../../../test/container-events.ts';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { onServerOnly } from '../../../test/on-server-only.ts';
import { openUnmigrated } from '../../../test/open-test-database.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { shareBox } from '../../../test/shared-box.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { dumpDatabase } from '../../database/dump/dump-database.ts';
import { loadDump } from '../../database/dump/load-dump.ts';
import type { Tables } from '../../database/tables.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
  system = await openSystem(portal);
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

const book = async () =>
  await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });

/** How many numbers were ever taken: each is a row that was written. */
async function taken(database: Kysely<Tables> = portal.database.kysely): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select last_value as last from booking_change_number_seq`.execute(database);
  return rows[0]?.last ?? 0;
}

test('of whatever one transaction writes of a booking one change is kept', async () => {
  const { id } = await book();
  const before = await taken();
  // Its row twice, its cargo and its history.
  const body = saveRequest(lclBooking({ remarks: '请勿堆压' }), { id, version: 1, action: 'submit' });
  await person.get('POST /business/submitBookingLcl', { body });
  expect((await taken()) - before).toBe(1);
});

test('an event of a shared box is one change of each booking in it', async () => {
  const number = containerNumbers().next().value;
  const inside = await shareBox(portal, system, { number, bookings: 3 });
  portal.clock.advance(61);
  const before = await taken();
  const now = portal.clock().toISOString();
  const about = { equipmentReference: number, eventDateTime: now, eventCreatedDateTime: now };
  // It moves their status: each booking's row and its history.
  const events = [sailing('ARRI', 'USLGB', about)];
  await system.get('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
  expect((await taken()) - before).toBe(inside.length);
});

test('what is written of it after its change was noted is noted as it is in the end', async () => {
  const { id } = await book();
  const before = await taken();
  await portal.database.kysely.transaction().execute(async (transaction) => {
    const change = (changes: { remarks: string } | { status: 'received' }) =>
      transaction.updateTable('booking').where('id', '=', id).set(changes).execute();
    await change({ remarks: '先' });
    await sql`set constraints all immediate`.execute(transaction);
    await change({ status: 'received' });
    await change({ remarks: '后' });
  });
  const noted = portal.database.kysely.selectFrom('booking_change').where('booking_id', '=', id);
  expect(await noted.select('status').executeTakeFirst()).toEqual({ status: 'received' });
  expect((await taken()) - before).toBe(2);
});

test('a dump that is loaded has its own numbers, and takes none for all that it writes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'berth-feed-'));
  const loaded = await openUnmigrated();
  try {
    const before = await taken();
    await dumpDatabase(portal.database.kysely, join(folder, 'dump'));
    await loadDump(loaded.kysely, join(folder, 'dump'));
    expect(await taken(loaded.kysely)).toBe(before);
    const { bookings } = await loaded.kysely
      .selectFrom('booking_change')
      .select(sql<number>`count(*)::integer`.as('bookings'))
      .executeTakeFirstOrThrow();
    // From then on changes are noted again.
    const last = await taken(loaded.kysely);
    await loaded.kysely
      .updateTable('booking')
      .where('status', '<>', 'draft')
      .set({ remarks: '之后' })
      .execute();
    expect((await taken(loaded.kysely)) - last).toBe(bookings);
  } finally {
    await loaded.close();
    rmSync(folder, { recursive: true });
  }
});

onServerOnly(
  'a commit that hangs does not hang all others',
  async () => {
    const [hanging, other] = [await book(), await book()];
    const touch = (id: string, database: Kysely<Tables> = portal.database.kysely) =>
      database.updateTable('booking').where('id', '=', id).set({ remarks: '改' }).execute();
    const committing = await portal.database.kysely.startTransaction().execute();
    await touch(hanging.id, committing);
    await sql`set constraints all immediate`.execute(committing);
    await expect(touch(other.id)).rejects.toThrow('lock timeout');
    await committing.commit().execute();
    await touch(other.id);
  },
  30_000,
);
