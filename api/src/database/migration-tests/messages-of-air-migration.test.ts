import { readFile } from 'node:fs/promises';
import { airPermission } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { copyBookings } from '../../../test/copy-bookings.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const migrations = [
  '0037-messages-of-air',
  '0038-earlier-messages-of-air',
  '0039-messages-by-reader',
  '0040-messages-by-reader-alone',
].map((name) => new URL(`../migrations/${name}.sql`, import.meta.url));

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

test('messages of before about air freight are read with the permission alone, as those that follow are', async () => {
  const { kysely } = portal.database;
  const person = await portal.signIn('Flyer', { permissions: [airPermission] });
  const { customerId } = person;
  const body = saveRequest(lclBooking());
  const sea = await person.get('POST /business/submitBookingLcl', { body });
  await copyBookings(kysely, customerId, customerId, 1, { kind: sql`'air'` });
  const air = await kysely
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'air')
    .select(['id', 'business_number'])
    .executeTakeFirstOrThrow();
  const bySea = { bookingId: sea.id, businessNumber: sea.businessNumber, word: 'sea' };
  const ofSea = await person.receiveMessage(bySea);
  const ofAir = await person.receiveMessage({
    bookingId: air.id,
    businessNumber: air.business_number,
    word: 'air',
  });
  const run = (text: string) => sql.raw(text).execute(kysely);
  // The column of costs came into them later.
  const indexes = async () => {
    const { rows } = await sql`select replace(indexdef, ', is_cost', '') as indexdef from pg_indexes
      where tablename = 'message' order by 1`.execute(kysely);
    return rows;
  };
  const after = await indexes();
  // As it was before: the column goes with the indexes that have it.
  await run('alter table message drop column is_air');
  await run('create index message_by_reader on message (customer_id, member_id, sent_at, id)');
  await run(
    'create index message_unread on message (customer_id, member_id, sent_at, id) where read_at is null',
  );

  for (const migration of migrations) {
    for (const statement of (await readFile(migration, 'utf8')).split(/;\s*$/m)) {
      if (statement.trim()) await run(statement);
    }
  }
  expect(await indexes()).toEqual(after);
  const read = async () => {
    const { rows, total, summary } = await person.get('GET /business/getUserMessage', { query: {} });
    return { ids: rows.map(({ id }) => id).sort(), total, unread: summary.unread };
  };
  const permit = (permissions: string[]) =>
    kysely.updateTable('member').where('id', '=', person.userId).set({ permissions }).execute();
  expect(await read()).toEqual({ ids: [ofSea, ofAir].sort(), total: 2, unread: 2 });
  await permit([]);
  expect(await read()).toEqual({ ids: [ofSea], total: 1, unread: 1 });
  await permit([airPermission]);
  expect(await read()).toEqual({ ids: [ofSea, ofAir].sort(), total: 2, unread: 2 });
});
