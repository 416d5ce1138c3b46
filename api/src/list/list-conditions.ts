import type { ListFieldKind, Operator, ParsedCondition } from '@berth/contract';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fromChinaTime } from '../china-time.ts';
import { containsPattern, escapeLike, searchForm } from '../database/sort-key.ts';

/**
 * Where a field of a list stands in the database. A `text` field is searched in a stored search document
 * and sorted by a stored key; an `instant` is a timestamptz whose filter values are China Standard Time.
 */
export type ListColumn = {
  column: string;
  sortBy?: string;
  isInstant?: boolean;
  /** Of a `code` that is not stored as codes are: what somebody looks for, as it stands there. */
  storedForm?: (value: string) => string;
  /** Of what stands in rows of its own, any of which may match: whether there is one that does. */
  anyRow?: (matches: RawBuilder<boolean>) => RawBuilder<boolean>;
};

/** One parsed condition as SQL. Every value is a bound parameter. */
export function conditionSql(
  { operator, values }: ParsedCondition,
  kind: ListFieldKind,
  { column, isInstant, storedForm = (value) => value, anyRow = (matches) => matches }: ListColumn,
): Expression<SqlBool> {
  const isNegative = operator === '!=' || operator === 'notinclude';
  const positive = operator === '!=' ? '=' : operator === 'notinclude' ? 'include' : operator;
  const reference = sql.ref(column);
  const matches = values.map((value) =>
    isInstant
      ? instantMatch(reference, positive, value)
      : match(reference, kind, positive, storedForm(value)),
  );
  const any = anyRow(sql<boolean>`(${sql.join(matches, sql` or `)})`);
  // Nothing entered (null) is none of the values.
  return isNegative ? sql<boolean>`not coalesce(${any}, false)` : any;
}

const comparisons = { '>': sql`>`, '>=': sql`>=`, '<': sql`<`, '<=': sql`<=`, '=': sql`=`, include: sql`=` };
type Positive = Exclude<Operator, '!=' | 'notinclude'>;

const typeOf = { number: sql`numeric`, date: sql`date`, datetime: sql`timestamp` };

function match(column: RawBuilder<unknown>, kind: ListFieldKind, operator: Positive, value: string) {
  switch (kind) {
    case 'text':
      return operator === 'include'
        ? sql<boolean>`${column} like ${containsPattern(value)}`
        : sql<boolean>`${column} like ${wholePattern(value)}`;
    case 'code':
      return operator === 'include'
        ? sql<boolean>`${column} like ${`%${escapeLike(value)}%`}`
        : sql<boolean>`${column} = ${value}`;
    case 'choice':
      return sql<boolean>`${column} = ${value}`;
    case 'flag':
      return value === '1' ? sql<boolean>`${column}` : sql<boolean>`not ${column}`;
    default:
      return sql<boolean>`${column} ${comparisons[operator]} ${value}::${typeOf[kind]}`;
  }
}

/** A second of the wire is all the instants within it. */
function instantMatch(column: RawBuilder<unknown>, operator: Positive, value: string) {
  const instant = fromChinaTime(value);
  const start = sql`${instant}::timestamptz`;
  const end = sql`${new Date(Date.parse(instant) + 1000).toISOString()}::timestamptz`;
  switch (operator) {
    case '>':
      return sql<boolean>`${column} >= ${end}`;
    case '>=':
      return sql<boolean>`${column} >= ${start}`;
    case '<':
      return sql<boolean>`${column} < ${start}`;
    case '<=':
      return sql<boolean>`${column} < ${end}`;
    default:
      return sql<boolean>`(${column} >= ${start} and ${column} < ${end})`;
  }
}

/** A whole name stands between two line breaks of a search document. */
function wholePattern(value: string): string {
  return `%\n${escapeLike(searchForm(value))}\n%`;
}
