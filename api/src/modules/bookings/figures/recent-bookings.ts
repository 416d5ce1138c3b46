import type { RecentBooking } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import { presentTracking } from '../show/bookings.presenter.ts';
import type { FigureList } from './count-bookings.ts';

const shown = 6;

/** The newest orders of all kinds that somebody sees; each kind's are read from the index of its list's order. */
export async function listRecent(
  database: Kysely<Tables>,
  customerId: string,
  lists: readonly FigureList[],
): Promise<RecentBooking[]> {
  const found = await Promise.all(
    lists.map(({ kind }) =>
      database
        .selectFrom('booking')
        .where('customer_id', '=', customerId)
        .where('kind', '=', kind)
        .where('status', '!=', 'draft')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(shown)
        .execute(),
    ),
  );
  return found
    .flat()
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .slice(0, shown)
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      businessNumber: row.business_number,
      status: row.status,
      goodsName: row.goods_name,
      receivingPlace: row.receiving_place,
      destination: row.destination,
      etd: row.etd,
      createdAt: toChinaTime(row.created_at),
      tracking: presentTracking(row),
    }));
}

/** Whether the customer ever entered one, be it a draft. */
export async function hasBookings(database: Kysely<Tables>, customerId: string): Promise<boolean> {
  const any = await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return any !== undefined;
}
