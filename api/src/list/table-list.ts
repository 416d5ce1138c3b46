import {
  type ListColumnDefinition,
  type ListDefinition,
  type ListField,
  type ListRow,
  type ListSummary,
  listFieldsOf,
  type ParsedListQuery,
  type RowKey,
  rowKeysOf,
  summedKeysOf,
} from '@berth/contract';
import type { Expression, Kysely, Selectable } from 'kysely';
import { toChinaTime } from '../china-time.ts';
import { isId } from '../database/is-id.ts';
import type { Tables } from '../database/tables.ts';
import { Refusal } from '../http/refusal.ts';
import type { ListColumn } from './list-conditions.ts';
import { type ListedTable, type ListStatement, listStatement } from './list-statement.ts';
import type { FoundIds } from './page-statement.ts';

/** `businessDate` as its column is called: `business_date`. */
type SnakeCase<Key extends string> = Key extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : '';

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A column that is not stored under its own name, or not as the wire carries it. */
type OddColumn = Partial<ListColumn> & {
  /** The value of the row; given for what is no column of its own, from columns that `alsoShown` names. */
  read?: (row: Readonly<Record<string, unknown>>) => unknown;
};

/** A text is found in a stored search document and sorted by a stored key (`searchDocument`, `sortKey`). */
type IsSearchedText<Column> = Column extends { kind: 'text' } & ({ sortable: true } | { filterable: true })
  ? true
  : false;
type IsOdd<Column, Key extends string, Table extends ListedTable> =
  IsAsked<Column> extends true
    ? SnakeCase<Key> extends keyof Tables[Table]
      ? IsSearchedText<Column>
      : true
    : false;
/** What is shown alone and no value of the row is asked of no column. */
type IsAsked<Column> = Column extends { isDerived: true }
  ? Column extends { sortable: true } | { filterable: true }
    ? true
    : false
  : true;

/**
 * The odd columns of a list: required for each key whose column the table's schema does not have, and for each text that
 * is sorted or filtered by.
 */
type OddColumns<List extends ListDefinition, Table extends ListedTable> = {
  [Key in keyof List['columns'] & string as IsOdd<List['columns'][Key], Key, Table> extends true
    ? Key
    : never]: OddColumn;
} & { [Key in keyof List['columns'] & string]?: OddColumn };

type ColumnOf<Table extends ListedTable> = keyof Tables[Table] & string;

type Parts<
  List extends ListDefinition,
  Table extends ListedTable,
  InFile,
  Also extends ColumnOf<Table>,
  Beside,
  BesideTotals,
> = {
  odd: OddColumns<List, Table>;
  /** Columns that odd cells, and what rows carry beside their columns, are read from. */
  alsoShown?: readonly Also[];
  /** What a row carries beside the values of its columns, such as a record of several. */
  beside?: (row: Pick<Selectable<Tables[Table]>, Also & keyof Selectable<Tables[Table]>>) => Beside;
  /** More of the summary than sums of columns, such as the sums per currency of the bills in the list. */
  besideTotals?: { [Key in keyof BesideTotals & string]: TotalRead<BesideTotals[Key]> };
} & Pick<
  ListStatement<Table, never, never, InFile>,
  'isForwarders' | 'where' | 'defaultSort' | 'emptyFirst' | 'inFile'
>;

/** A value of the summary: its part of the statement, and what it is on the wire. */
type TotalRead<Value> = {
  read: (found: FoundIds, customerId: string) => Expression<unknown>;
  present: (value: unknown) => Value;
};

type AnyRow = Readonly<Record<string, unknown>>;

/**
 * The rows of one table as a list of the contract: each column of the definition is the column of the same name in
 * snake case, instants (timestamptz) are China Standard Time on the wire, and numbers are numbers. Only what differs
 * is listed in `odd`.
 */
export function tableList<
  List extends ListDefinition,
  Table extends ListedTable,
  InFile = unknown,
  Also extends ColumnOf<Table> = never,
  Beside = unknown,
  BesideTotals = unknown,
>(
  list: List,
  table: Table,
  {
    odd,
    alsoShown = [],
    beside,
    besideTotals,
    ...parts
  }: Parts<List, Table, InFile, Also, Beside, BesideTotals>,
) {
  type Row = ListRow<List> & Beside;
  type Summary = ListSummary<List> & BesideTotals;
  const totalReads = Object.entries<TotalRead<unknown>>(besideTotals ?? {});
  const columns: Readonly<Record<string, ListColumnDefinition>> = list.columns;
  const oddOf = (key: string): OddColumn =>
    (odd as Readonly<Record<string, OddColumn | undefined>>)[key] ?? {};
  const columnOf = (key: string) => oddOf(key).column ?? snakeCase(key);
  const stored = rowKeysOf(list).filter((key) => oddOf(key).read === undefined);
  const shown = [...new Set([...stored.map(snakeCase), ...alsoShown])];
  const statement = listStatement<Table, never, never, InFile>({
    ...parts,
    table,
    fields: columns,
    columns: Object.fromEntries(
      Object.entries<ListField>(listFieldsOf(list)).map(([key, { kind }]) => {
        const { read: _read, ...column } = oddOf(key);
        return [key, { column: snakeCase(key), isInstant: kind === 'datetime', ...column }];
      }),
    ) as ListStatement<Table, never, never, InFile>['columns'], // `OddColumns` holds them to the table
    // Held to the table by `OddColumns` as well; rows are read by name in `presentRow`.
    shown: shown as never[],
    sums: summedKeysOf(list).map(columnOf) as never[],
    totalsBeside: Object.fromEntries(totalReads.map(([key, { read }]) => [besideName(key), read])),
  });

  const presentRow = (found: object): Row => {
    const row = found as AnyRow & Parameters<NonNullable<typeof beside>>[0]; // `shown`, by name
    const values = rowKeysOf(list).map((key: RowKey<List>) => {
      const { read, isInstant } = oddOf(key);
      const column = columns[key];
      const value = read ? read(row) : wireValue(row[snakeCase(key)], column, isInstant ?? true);
      return [key, value] as const;
    });
    // One value a key of the row.
    return { id: row.id, ...Object.fromEntries(values), ...beside?.(row) } as unknown as Row;
  };

  const presentSummary = (totals: AnyRow): Summary => {
    const sums = summedKeysOf(list).map((key) => [key, Number(totals[`total_${columnOf(key)}`])]);
    const others = totalReads.map(([key, { present }]) => [key, present(totals[besideName(key)])]);
    return Object.fromEntries([...sums, ...others]) as Summary; // one value a summed key, and one each beside
  };

  /** A page as the endpoint answers it. */
  const answerPage = async (
    database: Kysely<Tables>,
    customerId: string,
    query: ParsedListQuery,
    signal: AbortSignal,
  ) => {
    const { rows, totals } = await statement.readPage(database, customerId, query, signal);
    return { rows: rows.map(presentRow), total: totals.total, summary: presentSummary(totals) };
  };

  /** Of each filter, total and summary as a page of it answers them. */
  const totalsOfEach = async (...asked: Parameters<typeof statement.totalsOfEach>) => {
    const totals = await statement.totalsOfEach(...asked);
    return totals.map((each) => ({ total: each.total, summary: presentSummary(each) }));
  };

  /** One row of the customer's by its id; another customer's is not there, just as one that never was. */
  const getOne = async (database: Kysely<Tables>, customerId: string, id: string): Promise<Row> => {
    const [row] = isId(id) ? await statement.readByIds(database, customerId, [id]) : [];
    if (!row) throw new Refusal('NOT_FOUND');
    return presentRow(row);
  };

  return { ...statement, presentRow, presentSummary, answerPage, totalsOfEach, getOne };
}

// No column of the listed table is called so.
const besideName = (key: string) => `beside_${key}`;

/** A stored value as the wire carries it: decimals come as texts, instants as ISO texts. */
function wireValue(value: unknown, column: ListColumnDefinition | undefined, isInstant: boolean): unknown {
  if (value === null || value === undefined) return column?.isNullable ? null : '';
  if (column?.kind === 'number') return Number(value);
  if (column?.kind === 'datetime' && isInstant) return toChinaTime(value as string | Date); // a timestamptz
  return value;
}
