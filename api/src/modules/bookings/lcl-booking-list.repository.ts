import { lclBookingListFields, type ParsedListQuery } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import { readWhileWaitedFor } from '../../database/read-while-waited-for.ts';
import type { Tables } from '../../database/tables.ts';
import { conditionSql, type ListColumn } from '../../list/list-conditions.ts';
import type { BookingRow } from './bookings.repository.ts';
import type { BookingTable } from './bookings.schema.ts';

type LclListField = keyof typeof lclBookingListFields;
type BookingColumn = keyof BookingTable;

/** The allow-list: which column each field of the contract's list is. */
const columns: Record<LclListField, ListColumn & { column: BookingColumn; sortBy?: BookingColumn }> = {
  businessNumber: { column: 'business_number' },
  customerBusinessNumber: { column: 'customer_business_number' },
  warehouseEntryNumber: { column: 'warehouse_entry_number' },
  status: { column: 'status', sortBy: 'status_rank' },
  etd: { column: 'etd' },
  expectedWarehousingAt: { column: 'expected_warehousing_at' },
  transportChannel: { column: 'transport_channel' },
  receivingPlace: { column: 'receiving_place' },
  destination: { column: 'destination' },
  destinationName: { column: 'destination_search', sortBy: 'destination_sort_key' },
  dischargePort: { column: 'discharge_port' },
  warehouseType: { column: 'warehouse_type' },
  warehouseCode: { column: 'warehouse_code' },
  goodsName: { column: 'goods_search', sortBy: 'goods_sort_key' },
  exportDocuments: { column: 'export_documents' },
  isPickup: { column: 'is_pickup' },
  isDeclared: { column: 'is_declared' },
  cartons: { column: 'cartons' },
  weight: { column: 'weight' },
  volume: { column: 'volume' },
  createdAt: { column: 'created_at', isInstant: true },
  updatedAt: { column: 'updated_at', isInstant: true },
};

function lclListConditions({ conditions }: ParsedListQuery) {
  return conditions.map((condition) => {
    const field = listField(condition.field);
    return conditionSql(condition, lclBookingListFields[field].kind, columns[field]);
  });
}

/** The order of the list: newest first unless asked otherwise, and the id last so that pages never overlap. */
export function lclListOrder({ sort }: ParsedListQuery) {
  const { field, order } = sort ?? { field: 'createdAt', order: 'descending' };
  const { column, sortBy } = columns[listField(field)];
  const direction = order === 'descending' ? sql`desc` : sql`asc`;
  return sql`${sql.ref(sortBy ?? column)} ${direction}, ${sql.ref('id')} ${direction}`;
}

function listField(name: string): LclListField {
  if (Object.hasOwn(columns, name)) return name as LclListField; // one of the map's own keys
  throw new Error(`The list has no field ${name}: parseListQuery lets none through`);
}

const listColumns = [
  'id',
  'business_number',
  'customer_business_number',
  'warehouse_entry_number',
  'status',
  'etd',
  'expected_warehousing_at',
  'transport_channel',
  'receiving_place',
  'destination',
  'discharge_port',
  'warehouse_type',
  'warehouse_code',
  'goods_name',
  'lines',
  'cartons',
  'weight',
  'volume',
  'containers',
  'tracking_milestone',
  'has_departed',
  'eta',
  'is_arrived',
  'delay_hours',
  'version',
  'created_at',
  'updated_at',
] as const;

export type BookingListRow = Pick<BookingRow, (typeof listColumns)[number]>;

function matchingBookings(database: Kysely<Tables>, customerId: string, list: ParsedListQuery) {
  return database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'lcl')
    .where((expressions) => expressions.and(lclListConditions(list)));
}

/** With the goods of all lines, each name once, as they were entered. */
export type ExportedBookingRow = BookingListRow & { goods_names: string[] | null };

const goodsNames = sql<string[] | null>`(
  select array_agg(name order by first) from (
    select goods_name as name, min(ordinal) as first from cargo_line
    where cargo_line.customer_id = booking.customer_id and booking_id = booking.id and goods_name <> ''
    group by goods_name
  ) names
)`.as('goods_names');

const batchRows = 1000;

/**
 * Everything that matches, whatever the page, of one moment and in batches: no statement takes long, and a
 * booking that is saved meanwhile neither shows twice nor goes missing. `onTotal` may throw to stop it, and it stops
 * when `signal` aborts.
 */
export async function readAllLclBookings(
  database: Kysely<Tables>,
  customerId: string,
  list: ParsedListQuery,
  reader: {
    onTotal: (total: number) => void;
    onBatch: (rows: ExportedBookingRow[]) => void;
    signal: AbortSignal;
  },
): Promise<void> {
  await readWhileWaitedFor(database, reader.signal, async (snapshot) => {
    const matching = matchingBookings(snapshot.database, customerId, list);
    const { total } = await matching
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    reader.onTotal(total);
    for (let offset = 0; offset < total; offset += batchRows) {
      await snapshot.pause();
      const rows = await matching
        .select([...listColumns, goodsNames])
        .orderBy(lclListOrder(list))
        .limit(batchRows)
        .offset(offset)
        .execute();
      reader.onBatch(rows);
    }
  });
}

/** A page, and the totals of everything that matches, of one moment: both come from one statement. */
export async function listLclBookings(database: Kysely<Tables>, customerId: string, list: ParsedListQuery) {
  const matching = matchingBookings(database, customerId, list);
  const order = lclListOrder(list);
  const found = await database
    .with('page', () =>
      matching
        .select([...listColumns, sql<number>`row_number() over (order by ${order})`.as('place')])
        .orderBy(order)
        .limit(list.pageSize)
        .offset((list.page - 1) * list.pageSize),
    )
    .with('totals', () =>
      matching.select(({ fn }) => [
        fn.countAll<number>().as('total'),
        sql<string>`coalesce(sum(cartons), 0)`.as('total_cartons'),
        sql<string>`coalesce(sum(weight), 0)`.as('total_weight'),
        sql<string>`coalesce(sum(volume), 0)`.as('total_volume'),
      ]),
    )
    .selectFrom('totals')
    .leftJoin('page', (join) => join.onTrue())
    .selectAll('totals')
    .selectAll('page')
    .orderBy('place')
    .execute();
  return {
    // The one row of an empty page holds the totals alone.
    rows: found.filter((row) => row.id !== null) as BookingListRow[],
    totals: found[0] ?? { total: 0, total_cartons: '0', total_weight: '0', total_volume: '0' },
  };
}

/** Which bookings match, whatever the page, in the order of the list. */
export async function listLclBookingIds(
  database: Kysely<Tables>,
  customerId: string,
  list: ParsedListQuery,
): Promise<string[]> {
  const rows = await matchingBookings(database, customerId, list)
    .select('id')
    .orderBy(lclListOrder(list))
    .execute();
  return rows.map(({ id }) => id);
}

/** Some of the customer's bookings in the order of their ids in the list; one that is gone is left out. */
export async function listLclBookingsByIds(
  database: Kysely<Tables>,
  customerId: string,
  ids: readonly string[],
): Promise<ExportedBookingRow[]> {
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select([...listColumns, goodsNames])
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute();
}
