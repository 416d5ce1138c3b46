import { randomUUID } from 'node:crypto';
import { type ListField, lclBookingListFields } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import type { Database } from '../../database/open-database.ts';
import { lclListOrder } from './lcl-booking-list.repository.ts';

let opened: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => await opened.close());

const sortable = Object.entries<ListField>(lclBookingListFields).flatMap(([field, { sortable: can }]) =>
  can ? [field] : [],
);

describe('the order of the list', () => {
  test.each(sortable.flatMap((field) => [[field, 'ascending'] as const, [field, 'descending'] as const]))(
    'by %s, %s, is read from an index without sorting',
    async (field, order) => {
      const by = lclListOrder({ page: 1, pageSize: 20, conditions: [], sort: { field, order } });
      const plan = await opened.kysely.transaction().execute(async (transaction) => {
        // An empty table is read whole unless the planner is kept from it.
        await sql`set local enable_seqscan = off`.execute(transaction);
        await sql`set local enable_bitmapscan = off`.execute(transaction);
        await sql`set local enable_sort = off`.execute(transaction);
        const explained = await sql<{ 'QUERY PLAN': string }>`
          explain select id from booking where customer_id = ${randomUUID()} and kind = 'lcl' order by ${by} limit 20
        `.execute(transaction);
        return explained.rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toMatch(/Sort/);
    },
  );
});
