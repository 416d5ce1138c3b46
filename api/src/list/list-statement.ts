import type { ListFieldKind, ParsedCondition, ParsedListQuery } from '@berth/contract';
import {
  type AliasedExpression,
  type Expression,
  expressionBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import type { Tables } from '../database/tables.ts';
import { conditionSql, isSearch, type ListColumn } from './list-conditions.ts';
import {
  type AnyDatabase,
  eachTotals,
  type FoundIds,
  pageStatement,
  totalsOfSets,
} from './page-statement.ts';
import { readInTurn } from './read-in-turn.ts';

/** The tables that a list can be of: each row has an id, and belongs to a customer or to the forwarder itself. */
export type ListedTable = {
  [Name in keyof Tables]: Tables[Name] extends { id: unknown } ? Name : never;
}[keyof Tables];
type ColumnOf<Table extends ListedTable> = keyof Tables[Table] & string;

/** A column of the listed table itself. */
export type OwnColumn<Table extends ListedTable> = ListColumn & {
  column: ColumnOf<Table>;
  sortBy?: ColumnOf<Table>;
  anyRow?: never;
};
/** A column of the rows that belong to a listed row: the list can be filtered by it, not sorted. */
export type ColumnOfParts = Required<Pick<ListColumn, 'column' | 'anyRow'>> & { sortBy?: never };

/** What tells one list from another. */
export type ListStatement<
  Table extends ListedTable,
  Shown extends ColumnOf<Table>,
  Sum extends ColumnOf<Table>,
  InFile,
> = {
  table: Table;
  /** Its rows name no customer: they are the forwarder's own, and only staff may call what lists them. */
  isForwarders?: Tables[Table] extends { customer_id: unknown } ? never : true;
  /** Which of the customer's rows the list is of; all of them where left out. */
  where?: Expression<SqlBool>;
  fields: Readonly<Record<string, { kind: ListFieldKind }>>;
  /** The allow-list: which column each field of the contract's list is. */
  columns: Readonly<Record<string, OwnColumn<Table> | ColumnOfParts>>;
  shown: readonly Shown[];
  sums: readonly Sum[];
  /**
   * What the totals say beside the sums, of rows that belong to everything found; each is bound to the customer, as all
   * queries are.
   */
  totalsBeside?: TotalsBeside;
  /** The order that nobody has to ask for; the newest first where left out. */
  defaultSort?: NonNullable<ParsedListQuery['sort']>;
  /** In that order, rows with nothing in this column come before all others, such as messages that nobody has read. */
  emptyFirst?: ColumnOf<Table>;
  /** What of a row a file has beside the columns shown. */
  inFile?: readonly AliasedExpression<unknown, keyof InFile & string>[];
};

/** A value of totals by its name, read from what belongs to the rows found. */
export type TotalsBeside = Readonly<
  Record<string, (found: FoundIds, customerId: string) => Expression<unknown>>
>;

/** No more is read than `limit`, and nothing once `signal` aborts. */
export type Bounds = { limit: number; signal: AbortSignal };

const batchRows = 1000;
const newestFirst = { field: 'createdAt', order: 'descending' } as const;

/** The list of a customer's rows of one table: a page with totals, all of it for a file, some of it by ids. */
export function listStatement<
  Table extends ListedTable,
  Shown extends ColumnOf<Table>,
  Sum extends ColumnOf<Table>,
  InFile = unknown,
>(definition: ListStatement<Table, Shown, Sum, InFile>) {
  type Row = Pick<Selectable<Tables[Table]>, Shown & keyof Selectable<Tables[Table]>> & { id: string };
  type FileRow = Row & InFile;
  type Totals = { total: number } & Record<`total_${Sum}`, string>;
  const shown = ['id', ...definition.shown];
  const inFile = definition.inFile ?? [];
  const columnOf = (name: string) => {
    const column = Object.hasOwn(definition.columns, name) ? definition.columns[name] : undefined;
    if (column) return column;
    throw new Error(`The list has no field ${name}: parseListQuery lets none through`);
  };

  const kindOf = ({ field }: ParsedCondition) => definition.fields[field]?.kind ?? 'text';
  const sortOf = ({ sort }: Pick<ParsedListQuery, 'sort'>) => sort ?? definition.defaultSort ?? newestFirst;
  const sortColumnOf = (list: Pick<ParsedListQuery, 'sort'>): string => {
    const { column, sortBy } = columnOf(sortOf(list).field);
    return sortBy ?? column;
  };

  const firstOf = ({ sort }: Pick<ParsedListQuery, 'sort'>): readonly string[] =>
    definition.emptyFirst && !sort ? [definition.emptyFirst] : [];

  /** The order of the list, and the id last so that pages never overlap. */
  const orderOf = ({ sort }: Pick<ParsedListQuery, 'sort'>): RawBuilder<unknown> => {
    const direction = sortOf({ sort }).order === 'descending' ? sql`desc` : sql`asc`;
    const order = sql`${sql.ref(sortColumnOf({ sort }))} ${direction}, ${sql.ref('id')} ${direction}`;
    const [first] = firstOf({ sort });
    return first ? sql`${sql.ref(first)} is not null, ${order}` : order;
  };

  const ofCustomer = (creator: Pick<AnyDatabase, 'selectFrom'>, customerId: string) => {
    const rows = creator.selectFrom<string>(definition.table);
    return definition.isForwarders ? rows : rows.where('customer_id', '=', customerId);
  };

  const ofList = (database: Kysely<Tables>, customerId: string) => {
    // The definition's types hold the columns to the table, and `Row` says what is read.
    const own = ofCustomer(database as unknown as AnyDatabase, customerId);
    return definition.where ? own.where(definition.where) : own;
  };

  const matches = (conditions: readonly ParsedCondition[]): Expression<SqlBool> => {
    const asked = conditions.map((condition) =>
      conditionSql(condition, kindOf(condition), columnOf(condition.field)),
    );
    return expressionBuilder().and(asked);
  };

  const matching = (
    database: Kysely<Tables>,
    customerId: string,
    { conditions }: Pick<ParsedListQuery, 'conditions'>,
  ) => ofList(database, customerId).where(matches(conditions));

  /**
   * A page, and the totals of everything that matches, of one moment: both come from one statement. It stops when
   * `signal` aborts.
   */
  const readPage = async (
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    signal: AbortSignal,
  ) => {
    const rows = await readInTurn(database, { customerId, signal }, (snapshot) =>
      pageStatementOf(snapshot.database, customerId, list).execute(),
    );
    const none = Object.fromEntries(definition.sums.map((sum) => [`total_${sum}`, '0']));
    return {
      // The one row of an empty page holds the totals alone. Columns as in `shown` and `sums`.
      rows: rows.filter((row) => row.id !== null) as unknown as Row[],
      totals: (rows[0] ?? { total: 0, ...none }) as unknown as Totals,
    };
  };

  const totalsBesideOf = (customerId: string) => (found: FoundIds) =>
    Object.entries(definition.totalsBeside ?? {}).map(([name, read]) =>
      sql`${read(found, customerId)}`.as(name),
    );

  const pageStatementOf = (database: Kysely<Tables>, customerId: string, list: ParsedListQuery) =>
    pageStatement(database as unknown as AnyDatabase, {
      own: (creator) => ofCustomer(creator, customerId),
      found: matching(database, customerId, list),
      shown,
      sums: definition.sums,
      totalsBeside: totalsBesideOf(customerId),
      order: { by: orderOf(list), columns: [...firstOf(list), sortColumnOf(list)] },
      isSearched: list.conditions.some((condition) => isSearch(condition, kindOf(condition))),
      page: list.page,
      pageSize: list.pageSize,
    });

  /**
   * Everything that matches, whatever the page, of one moment and in batches: no statement takes long, and a
   * row that is saved meanwhile neither shows twice nor goes missing. `onTotal` may throw to stop it, and it stops
   * when `signal` aborts. What belongs to a batch is read by its `moment`.
   */
  const readAll = async (
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    reader: {
      onTotal: (total: number) => void;
      onBatch: (rows: FileRow[], moment: Kysely<Tables>) => Promise<void> | void;
      signal: AbortSignal;
    },
  ): Promise<void> => {
    await readInTurn(database, { customerId, signal: reader.signal }, async (snapshot) => {
      const found = matching(snapshot.database, customerId, list);
      const { total } = await found
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      reader.onTotal(total);
      for (let offset = 0; offset < total; offset += batchRows) {
        await snapshot.pause();
        const rows = await found
          .select([...shown, ...inFile])
          .orderBy(orderOf(list))
          .limit(batchRows)
          .offset(offset)
          .execute();
        // The columns of `shown` and `inFile`.
        await reader.onBatch(rows as unknown as FileRow[], snapshot.database);
      }
    });
  };

  /**
   * The totals of several filters at one moment, in their order: each is what the list answers by that filter. One
   * statement, which goes through the customer's rows once however many filters there are.
   */
  const totalsOfEach = async (
    database: Kysely<Tables>,
    customerId: string,
    filters: readonly (readonly ParsedCondition[])[],
    signal: AbortSignal,
  ): Promise<Totals[]> => {
    const rows = await readInTurn(database, { customerId, signal }, async (snapshot) =>
      Object.keys(definition.totalsBeside ?? {}).length > 0
        ? await totalsOfSets(
            filters.map((conditions) => matching(snapshot.database, customerId, { conditions })),
            { sums: definition.sums, totalsBeside: totalsBesideOf(customerId) },
          )
        : await eachTotals(ofList(snapshot.database, customerId), filters.map(matches), definition.sums),
    );
    return rows as unknown as Totals[]; // columns as in `sums`
  };

  /** How many rows match, whatever the page; no more are counted than `limit`. */
  const countUpTo = async (
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    { limit, signal }: Bounds,
  ): Promise<number> =>
    await readInTurn(database, { customerId, signal }, async (snapshot) => {
      const { found } = await snapshot.database
        .selectFrom(matching(snapshot.database, customerId, list).select('id').limit(limit).as('counted'))
        .select(({ fn }) => fn.countAll<number>().as('found'))
        .executeTakeFirstOrThrow();
      return found;
    });

  /** Which rows match, whatever the page, in the order of the list; `limit` of them at most. */
  const listIds = async (
    database: Kysely<Tables>,
    customerId: string,
    list: ParsedListQuery,
    { limit, signal }: Bounds,
  ): Promise<string[]> =>
    await readInTurn(database, { customerId, signal }, async (snapshot) => {
      const found = matching(snapshot.database, customerId, list).select('id');
      const rows = await found.orderBy(orderOf(list)).limit(limit).execute();
      return rows.map(({ id }) => String(id));
    });

  /** Some of the customer's rows in the order of their ids in the list; one that is gone is left out. */
  const readByIds = async (
    database: Kysely<Tables>,
    customerId: string,
    ids: readonly string[],
  ): Promise<FileRow[]> => {
    const rows = await ofList(database, customerId)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .select([...shown, ...inFile])
      .orderBy(sql`array_position(${ids}::uuid[], id)`)
      .execute();
    return rows as unknown as FileRow[]; // the columns of `shown` and `inFile`
  };

  return { orderOf, pageStatementOf, readPage, totalsOfEach, readAll, countUpTo, listIds, readByIds };
}
