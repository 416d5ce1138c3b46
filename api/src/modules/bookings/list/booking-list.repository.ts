import type { BookingKind } from '@berth/contract';
import { sql } from 'kysely';

/** The goods of all lines, each name once, as they were entered. */
export const goodsNames = sql<string[] | null>`(
  select array_agg(name order by first) from (
    select goods_name as name, min(ordinal) as first from cargo_line
    where cargo_line.customer_id = booking.customer_id and booking_id = booking.id and goods_name <> ''
    group by goods_name
  ) names
)`.as('goods_names');

/** The bookings of one kind. */
export const ofKind = (kind: BookingKind) => sql<boolean>`${sql.ref('kind')} = ${kind}`;
