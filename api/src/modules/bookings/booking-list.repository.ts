import type { BookingKind } from '@berth/contract';
import { sql } from 'kysely';
import { type ListStatement, listStatement } from '../../list/list-statement.ts';
import type { BookingTable } from './bookings.schema.ts';

/** The columns that a total of everything is given of. */
type SumColumn = 'cartons' | 'weight' | 'volume' | 'ordered_containers';

/** The goods of all lines, each name once, as they were entered. */
type GoodsNames = { goods_names: string[] | null };

export const goodsNames = sql<string[] | null>`(
  select array_agg(name order by first) from (
    select goods_name as name, min(ordinal) as first from cargo_line
    where cargo_line.customer_id = booking.customer_id and booking_id = booking.id and goods_name <> ''
    group by goods_name
  ) names
)`.as('goods_names');

/** The bookings of one kind. */
export const ofKind = (kind: BookingKind) => sql<boolean>`${sql.ref('kind')} = ${kind}`;

/** The list of one kind of bookings; a file has the goods of all lines. */
export function bookingList<Shown extends keyof BookingTable, Sum extends SumColumn>({
  kind,
  ...definition
}: { kind: BookingKind } & Pick<
  ListStatement<'booking', Shown, Sum, GoodsNames>,
  'fields' | 'columns' | 'shown' | 'sums'
>) {
  return listStatement<'booking', Shown, Sum, GoodsNames>({
    ...definition,
    table: 'booking',
    where: ofKind(kind),
    inFile: [goodsNames],
  });
}
