import type { BookingKind, ListFieldKind, ParsedListQuery } from '@berth/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readWhileWaitedFor } from '../../database/read-while-waited-for.ts';
import type { Tables } from '../../database/tables.ts';
import { conditionSql, type ListColumn } from '../../list/list-conditions.ts';
import type { BookingRow } from './bookings.repository.ts';
import type { BookingTable } from './bookings.schema.ts';

/** The columns that a total of everything is given of. */
type SumColumn = 'cartons' | 'weight' | 'volume' | 'ordered_containers' | 'chargeable_weight';

type OwnColumn = ListColumn & { column: keyof BookingTable; sortBy?: keyof BookingTable; anyRow?: never };
/** Of the rows that belong to a booking; a list can be filtered by it, not sorted. */
export type ColumnOfParts = Required<Pick<ListColumn, 'column' | 'anyRow'>> & { sortBy?: never };

/** What tells the lists of bookings apart. */
type ListDefinition<Shown extends keyof BookingRow, Sum extends SumColumn> = {
  kind: BookingKind;
  fields: Readonly<Record<string, { kind: ListFieldKind }>>;
  /** The allow-list: which column each field of the contract's list is. */
  columns: Readonly<Record<string, OwnColumn | ColumnOfParts>>;
  shown: readonly Shown[];
  sums: readonly Sum[];
};

const goodsNames = sql<string[] | null>`(
  select array_agg(name order by first) from (
    select goods_name as name, min(ordinal) as first from cargo_line
    where cargo_line.customer_id = booking.customer_id and booking_id = booking.id and goods_name <> ''
    group by goods_name
  ) names
)`.as('goods_names');

const batchRows = 1000;

/** The list of one kind of bookings: a page, and all of it for a file. */
export function bookingList<Shown extends keyof BookingRow, Sum extends SumColumn>(
  definition: ListDefinition<Shown, Sum>,
) {
  type Row = Pick<BookingRow, Shown | 'id'>;
  /** With the goods of all lines, each name once, as they were entered. */
  type ExportedRow = Row & { goods_names: string[] | null };
  type Totals = { total: number } & Record<`total_${Sum}`, string>;
  // Kysely makes the row's type of names that it knows, not of a list that is a parameter: `Row` says the same.
  const shown = ['id', ...definition.shown] as ['id'];
  const columnOf = (name: string) => {
    const column = Object.hasOwn(definition.columns, name) ? definition.columns[name] : undefined;
    if (column) return column;
    throw new Error(`The list has no field ${name}: parseListQuery lets none through`);
  };

  /** The order of the list: newest first unless asked otherwise, and the id last so that pages never overlap. */
  const orderOf = ({ sort }: Pick<ParsedListQuery, 'sort'>): RawBuilder<unknown> => {
    const { field, order } = sort ?? { field: 'createdAt', order: 'descending' };
    const { column, sortBy } = columnOf(field);
    const direction = order === 'descending' ? sql`desc` : sql`asc`;
    return sql`${sql.ref(sortBy ?? column)} ${direction}, ${sql.ref('id')} ${direction}`;
  };

  const matching = (database: Kysely<Tables>, customerId: string, { conditions }: ParsedListQuery) =>
    database
      .selectFrom('booking')
      .where('customer_id', '=', customerId)
      .where('kind', '=', definition.kind)
      .where((expressions) =>
        expressions.and(
          conditions.map((condition) => {
            const kind = definition.fields[condition.field]?.kind ?? 'text';
            return conditionSql(condition, kind, columnOf(condition.field));
          }),
        ),
      );

  /** A page, and the totals of everything that matches, of one moment: both come from one statement. */
  const readPage = async (database: Kysely<Tables>, customerId: string, list: ParsedListQuery) => {
    const found = matching(database, customerId, list);
    const order = orderOf(list);
    const rows = await database
      .with('page', () =>
        found
          .select([...shown, sql<number>`row_number() over (order by ${order})`.as('place')])
          .orderBy(order)
          .limit(list.pageSize)
          .offset((list.page - 1) * list.pageSize),
      )
      .with('totals', () =>
        found
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .select(
            definition.sums.map((sum) => sql<string>`coalesce(sum(${sql.ref(sum)}), 0)`.as(`total_${sum}`)),
          ),
      )
      .selectFrom('totals')
      .leftJoin('page', (join) => join.onTrue())
      .selectAll('totals')
      .selectAll('page')
      .orderBy('place')
      .execute();
    const none = Object.fromEntries(definition.sums.map((sum) => [`total_${sum}`, '0']));
    return {
      // The one row of an empty page holds the totals alone. Columns as in `shown` and `sums`.
      rows: rows.filter((row) => row.id !== null) as unknown as Row[],
      totals: (rows[0] ?? { total: 0, ...none }) as unknown as Totals,
    };
  };

  /**
   * Everything that matches, whatever the page, of one moment and in batches: no statement takes long, and a
   * booking that is saved meanwhile neither shows twice nor goes missing. `onTotal` may throw to stop it, and it stops
   * when `signal` aborts.
   */
  const readAll = async (
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    reader: {
      onTotal: (total: number) => void;
      onBatch: (rows: ExportedRow[]) => void;
      signal: AbortSignal;
    },
  ): Promise<void> => {
    await readWhileWaitedFor(database, reader.signal, async (snapshot) => {
      const found = matching(snapshot.database, customerId, list);
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      reader.onTotal(total);
      for (let offset = 0; offset < total; offset += batchRows) {
        await snapshot.pause();
        const rows = await found
          .select([...shown, goodsNames])
          .orderBy(orderOf(list))
          .limit(batchRows)
          .offset(offset)
          .execute();
        reader.onBatch(rows as unknown as ExportedRow[]); // the columns of `shown`
      }
    });
  };

  /** How many bookings match, whatever the page; no more are counted than `limit`. */
  const countUpTo = async (
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    limit: number,
  ): Promise<number> => {
    const { found } = await database
      .selectFrom(matching(database, customerId, list).select('id').limit(limit).as('counted'))
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .executeTakeFirstOrThrow();
    return found;
  };

  /** Which bookings match, whatever the page, in the order of the list; `limit` of them at most. */
  const listIds = async (
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    limit: number,
  ): Promise<string[]> => {
    const found = matching(database, customerId, list).select('id').orderBy(orderOf(list)).limit(limit);
    return (await found.execute()).map(({ id }) => id);
  };

  /** Some of the customer's bookings in the order of their ids in the list; one that is gone is left out. */
  const readByIds = async (database: Kysely<Tables>, customerId: string, ids: readonly string[]) => {
    const rows = await database
      .selectFrom('booking')
      .where('customer_id', '=', customerId)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .select([...shown, goodsNames])
      .orderBy(sql`array_position(${ids}::uuid[], id)`)
      .execute();
    return rows as unknown as ExportedRow[]; // the columns of `shown`
  };

  return { orderOf, readPage, readAll, countUpTo, listIds, readByIds };
}

/** A row of a list as it is read for a page. */
export type PageRow<List extends { readPage: (...input: never[]) => Promise<{ rows: unknown[] }> }> = Awaited<
  ReturnType<List['readPage']>
>['rows'][number];
