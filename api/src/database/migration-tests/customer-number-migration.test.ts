import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

const migration = new URL('../migrations/0029-customer-number-key.sql', import.meta.url);

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

test('numbers that were stored before are found as those that follow are', async () => {
  const { kysely } = portal.database;
  const person = await portal.signIn();
  for (const customerBusinessNumber of ['PO-77', '']) {
    const body = saveRequest(lclBooking({ customerBusinessNumber }));
    await person.get('POST /business/submitBookingLcl', { body });
  }
  const indexes = async () => {
    const { rows } = await sql<{ name: string; made: string }>`select indexname as name, indexdef as made
      from pg_indexes where tablename = 'booking' and indexdef like '%customer_business_number%'
        and indexname not like 'booking_of_all%'`.execute(kysely);
    return rows;
  };
  const after = await indexes();
  // As it was before, when nothing was made from it.
  const run = (text: string) => sql.raw(text).execute(kysely);
  await run('drop view desk_booking');
  await run('alter table booking drop column search_codes');
  await run('alter table booking drop column customer_business_number_key');
  await run(
    'create index booking_by_customer_business_number on booking (customer_id, kind, customer_business_number, id)',
  );

  for (const statement of (await readFile(migration, 'utf8')).split(/;\s*$/m)) {
    if (statement.trim()) await run(statement);
  }
  expect(await indexes()).toEqual(after);
  expect(after.map(({ made }) => made)).toEqual([
    expect.stringContaining('(customer_id, kind, customer_business_number_key, id)'),
  ]);
  const list = { filter: { customerBusinessNumber: 'ｐｏ－７７|=' } };
  const { rows } = await person.get('GET /business/getBookingListLcl', { list });
  expect(rows.map(({ customerBusinessNumber }) => customerBusinessNumber)).toEqual(['PO-77']);
});
