import { randomUUID } from 'node:crypto';
import { encodeCondition } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** What the demo's main account has saved of its booking list: a favourite that its sub-account sees too, and a view. */
export async function keepDemoTableMemory(
  transaction: Kysely<Tables>,
  owner: { customerId: string; userId: string },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const place = {
    customer_id: owner.customerId,
    member_id: owner.userId,
    table_name: 'lclBookings',
    created_at: at,
    updated_at: at,
  };
  const toBeReceived = encodeCondition({ values: ['toBeReceived'], operator: 'include' });
  const filter = {
    ...place,
    id: randomUUID(),
    title: '待收货',
    filter_obj: JSON.stringify({ status: [toBeReceived] }),
    is_shared: true,
  };
  await transaction.insertInto('saved_filter').values(filter).execute();
  const view = {
    ...place,
    id: randomUUID(),
    title: '按开船日',
    // No columns of its own: the list's, as they are shipped.
    columns: '[]',
    sort: JSON.stringify({ field: 'etd', order: 'descending' }),
    filter_obj: '{}',
    is_default: false,
  };
  await transaction.insertInto('saved_view').values(view).execute();
}
