import { randomUUID } from 'node:crypto';
import {
  airBookingList,
  fclBookingList,
  type ListField,
  lclBookingList,
  listFieldsOf,
} from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../../test/open-test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { airList, fclList, lclList } from './booking-lists.ts';

let opened: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(async () => await opened.close());

const lists = [
  ['lcl', lclList, listFieldsOf(lclBookingList)],
  ['fcl', fclList, listFieldsOf(fclBookingList)],
  ['air', airList, listFieldsOf(airBookingList)],
] as const;
const orders = lists.flatMap(([kind, list, fields]) =>
  Object.entries<ListField>(fields).flatMap(([field, { sortable }]) =>
    sortable ? (['ascending', 'descending'] as const).map((order) => ({ kind, list, field, order })) : [],
  ),
);

describe('the order of a list', () => {
  test.each(orders)(
    'of $kind bookings by $field, $order, is read from an index without sorting',
    async (by) => {
      const { kind, list, field, order } = by;
      const plan = await opened.kysely.transaction().execute(async (transaction) => {
        // An empty table is read whole unless the planner is prevented from that.
        await sql`set local enable_seqscan = off`.execute(transaction);
        await sql`set local enable_bitmapscan = off`.execute(transaction);
        await sql`set local enable_sort = off`.execute(transaction);
        const explained = await sql<{ 'QUERY PLAN': string }>`
        explain select id from booking where customer_id = ${randomUUID()} and kind = ${sql.lit(kind)}
        order by ${list.orderOf({ sort: { field, order } })} limit 20
      `.execute(transaction);
        return explained.rows.map((row) => row['QUERY PLAN']).join('\n');
      });
      expect(plan).toMatch(/Index (Only )?Scan/);
      expect(plan).not.toMatch(/Sort/);
    },
  );
});
