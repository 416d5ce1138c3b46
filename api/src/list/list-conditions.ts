import type { ListFieldKind, Operator, ParsedCondition } from '@berth/contract';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fromChinaTime } from '../china-time.ts';
import { searchForm } from '../database/sort-key.ts';

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

/**
 * One parsed condition as SQL. All of its values are one bound array and one test of the column, so that the statement
 * is the same text however many there are.
 */
export function conditionSql(
  { operator, values }: ParsedCondition,
  kind: ListFieldKind,
  { column, isInstant, storedForm = (value) => value, anyRow = (matches) => matches }: ListColumn,
): Expression<SqlBool> {
  const { positive, isNegative } = readOperator(operator);
  const reference = sql.ref(column);
  const any = anyRow(
    isInstant
      ? instantMatch(reference, positive, values)
      : match(reference, kind, positive, values.map(storedForm)),
  );
  // Nothing entered (null) is none of the values.
  return isNegative ? sql<boolean>`not coalesce(${any}, false)` : any;
}

function readOperator(operator: Operator): { positive: Positive; isNegative: boolean } {
  if (operator === '!=') return { positive: '=', isNegative: true };
  if (operator === 'notinclude') return { positive: 'include', isNegative: true };
  return { positive: operator, isNegative: false };
}

/** Whether a condition looks for something in texts, and so through many rows before it has a page of them. */
export function isSearch({ operator }: ParsedCondition, kind: ListFieldKind): boolean {
  return (
    (kind === 'text' && operator === '=') || ((kind === 'text' || kind === 'code') && operator === 'include')
  );
}

const comparisons = { '>': sql`>`, '>=': sql`>=`, '<': sql`<`, '<=': sql`<=`, '=': sql`=`, include: sql`=` };
type Positive = Exclude<Operator, '!=' | 'notinclude'>;

const arrayOf = { number: sql`numeric[]`, date: sql`date[]`, datetime: sql`timestamp[]` };

/** Whether any of the values is what the column holds, or holds a part of. */
function match(
  column: RawBuilder<unknown>,
  kind: ListFieldKind,
  operator: Positive,
  values: readonly string[],
): RawBuilder<boolean> {
  switch (kind) {
    case 'text':
      return contains(column, partsOf(operator, values));
    case 'code':
      return operator === 'include' ? contains(column, values) : isOneOf(column, values);
    case 'choice':
      return isOneOf(column, values);
    case 'flag':
      return sql<boolean>`${column} = any(${values.map((value) => value === '1')}::boolean[])`;
    default:
      return sql<boolean>`${column} ${comparisons[operator]} any(${values}::${arrayOf[kind]})`;
  }
}

/** What a condition on a text looks for in a search document: a part of it, or a whole name. */
function partsOf(operator: Positive, values: readonly string[]): string[] {
  return values.map(operator === 'include' ? searchForm : wholeName);
}

/** Whether a search document that is stored nowhere is what a condition on a text lets through. */
export function documentMatches(document: string, { operator, values }: ParsedCondition): boolean {
  const { positive, isNegative } = readOperator(operator);
  return partsOf(positive, values).some((part) => document.includes(part)) !== isNegative;
}

const isOneOf = (column: RawBuilder<unknown>, values: readonly string[]) =>
  sql<boolean>`${column} = any(${values}::text[])`;

/**
 * Whether the text contains any of the parts. `strpos` searches for each part on its own; `like any` takes a hundred times
 * as long where a text repeats one letter.
 */
function contains(column: RawBuilder<unknown>, parts: readonly string[]): RawBuilder<boolean> {
  if (parts.length === 1) return sql<boolean>`strpos(${column}, ${parts[0]}::text) > 0`;
  return sql<boolean>`exists (select from unnest(${parts}::text[]) part where strpos(${column}, part) > 0)`;
}

/** A second of the wire is all the instants within it. */
function instantMatch(
  column: RawBuilder<unknown>,
  operator: Positive,
  values: readonly string[],
): RawBuilder<boolean> {
  const starts = values.map(fromChinaTime);
  const ends = starts.map((start) => new Date(Date.parse(start) + 1000).toISOString());
  const compared = (comparison: RawBuilder<unknown>, instants: readonly string[]) =>
    sql<boolean>`${column} ${comparison} any(${instants}::timestamptz[])`;
  switch (operator) {
    case '>':
      return compared(comparisons['>='], ends);
    case '>=':
      return compared(comparisons['>='], starts);
    case '<':
      return compared(comparisons['<'], starts);
    case '<=':
      return compared(comparisons['<'], ends);
    default:
      return sql<boolean>`date_trunc('second', ${column}) = any(${starts}::timestamptz[])`;
  }
}

/** A whole name stands between two line breaks of a search document. */
function wholeName(value: string): string {
  return `\n${searchForm(value)}\n`;
}
