import type { ParsedListQuery } from '@berth/contract';
import {
  type AliasedExpression,
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';

// The table is a parameter here, so that Kysely knows none of its columns.
type AnyTables = Record<string, Record<string, unknown>>;
export type AnyDatabase = Kysely<AnyTables>;
export type AnyRows = SelectQueryBuilder<AnyTables, string, Record<string, unknown>>;

/** The ids of the rows that a list shows under its filter. */
export type FoundIds = Expression<{ id: string }>;

type PageParts = {
  /** The customer's rows, whichever the list is of. */
  own: (creator: Pick<AnyDatabase, 'selectFrom'>) => AnyRows;
  /** Those of them that the list and its filter leave. */
  found: AnyRows;
  /** Columns of the page and of the totals. */
  shown: readonly string[];
  sums: readonly string[];
  /** What else the totals say of everything found, read of rows that belong to it. */
  totalsBeside: (found: FoundIds) => readonly AliasedExpression<unknown, string>[];
  order: { by: RawBuilder<unknown>; columns: readonly string[] };
  /** Whether the filter looks for something in texts, which takes longer than to note what was found. */
  isSearched: boolean;
} & Pick<ParsedListQuery, 'page' | 'pageSize'>;

/** A page of rows and the totals of everything found, of one moment: one statement, a row for each of the page. */
export function pageStatement(database: AnyDatabase, parts: PageParts) {
  return (parts.isSearched ? searchedOnce(database, parts) : readByIndex(database, parts))
    .selectFrom('totals')
    .leftJoin('page', (join) => join.onTrue())
    .selectAll('totals')
    .selectAll('page')
    .orderBy('place');
}

/** The page comes from the index of its order, which stops at its end; the totals go through everything. */
function readByIndex(database: AnyDatabase, parts: PageParts) {
  const { found, shown, order } = parts;
  return database
    .with('page', () => pageOf(found.select([...shown, placeBy(order.by)]), parts))
    .with('totals', () => totalsOf(found, parts));
}

/** Everything is looked into once, for page and totals together. */
function searchedOnce(database: AnyDatabase, parts: PageParts) {
  const { own, found, shown, sums, order } = parts;
  return database
    .with(
      (name) => name('found').materialized(),
      () => found.select([...new Set(['id', ...order.columns, ...sums])]),
    )
    .with('placed', (all) => {
      const ofPage = pageOf(all.selectFrom('found').select(['id', ...order.columns]), parts);
      return all.selectFrom(ofPage.as('placed')).select(['id as found_id', placeBy(order.by)]);
    })
    .with('page', (all) =>
      own(all)
        .innerJoin('placed', 'placed.found_id', 'id')
        .select([...shown, 'place']),
    )
    .with('totals', (all) => totalsOf(all.selectFrom('found'), parts));
}

const placeBy = (order: RawBuilder<unknown>) =>
  sql<number>`row_number() over (order by ${order})`.as('place');

function pageOf(rows: AnyRows, { order, page, pageSize }: PageParts) {
  return rows
    .orderBy(order.by)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

/** The totals of each of several sets of rows, in their order, with what is read of rows that belong to each set. */
export async function totalsOfSets(
  sets: readonly AnyRows[],
  parts: Pick<PageParts, 'sums' | 'totalsBeside'>,
): Promise<object[]> {
  const [first, ...others] = sets.map((rows, at) =>
    totalsOf(rows, parts).select(sql<number>`${at}::integer`.as('place')),
  );
  if (!first) return [];
  return await others
    .reduce((all, one) => all.unionAll(one), first)
    .orderBy('place')
    .execute();
}

/** The totals of each of several filters, in their order, of one reading of the rows; sums are of nothing where none is found. */
export async function eachTotals(
  rows: AnyRows,
  filters: readonly Expression<SqlBool>[],
  sums: readonly string[],
): Promise<object[]> {
  if (filters.length === 0) return [];
  const each = filters.map((filter, at) => sql`(${sql.lit(at)}, ${filter})`);
  const asked = sql<{ place: number; is_found: boolean }>`(values ${sql.join(each)})`;
  const found = await totalsOf(
    rows.innerJoinLateral(asked.as<'asked'>(sql`asked(place, is_found)`), (join) =>
      join.on('asked.is_found', '=', true),
    ),
    { sums, totalsBeside: () => [] },
  )
    .select('asked.place')
    .groupBy('asked.place')
    .execute();
  const none = Object.fromEntries(sums.map((sum) => [`total_${sum}`, '0']));
  const byPlace = new Map(found.map((totals) => [totals.place, totals]));
  return filters.map((_, at) => byPlace.get(at) ?? { total: 0, ...none });
}

function totalsOf(rows: AnyRows, { sums, totalsBeside }: Pick<PageParts, 'sums' | 'totalsBeside'>) {
  // The table is a parameter: that ids are texts is known here alone.
  const ids = rows.select('id') as unknown as FoundIds;
  return rows
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sums.map((sum) => sql<string>`coalesce(sum(${sql.ref(sum)}), 0)`.as(`total_${sum}`)))
    .select(totalsBeside(ids));
}
