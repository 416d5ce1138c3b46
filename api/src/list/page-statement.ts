import type { ParsedListQuery } from '@berth/contract';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';

// The table is a parameter here, so that Kysely knows none of its columns.
type AnyTables = Record<string, Record<string, unknown>>;
export type AnyDatabase = Kysely<AnyTables>;
export type AnyRows = SelectQueryBuilder<AnyTables, string, Record<string, unknown>>;

type PageParts = {
  /** The customer's rows, whichever the list is of. */
  own: (creator: Pick<AnyDatabase, 'selectFrom'>) => AnyRows;
  /** Those of them that the list and its filter leave. */
  found: AnyRows;
  /** Columns of the page and of the totals. */
  shown: readonly string[];
  sums: readonly string[];
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

function totalsOf(rows: AnyRows, { sums }: PageParts) {
  return rows
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .select(sums.map((sum) => sql<string>`coalesce(sum(${sql.ref(sum)}), 0)`.as(`total_${sum}`)));
}
