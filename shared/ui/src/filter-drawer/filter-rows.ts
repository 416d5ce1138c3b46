import {
  addressLength,
  encodeCondition,
  findExcess,
  normalizeDecimal,
  type ParsedCondition,
  tableMemoryLimits,
  toFilterObject,
  trimText,
} from '@berth/contract';
import { rangeProblem } from '../date-range-input/range-problem.ts';
import {
  comparedKind,
  conditionOperators,
  type FilterField,
  firstOperator,
  hasTime,
  isRangeKind,
  type RowOperator,
} from './filter-field.ts';

/** A row of the drawer. Values are as typed; those of `between` are from and to, '' where open. */
export type FilterRow = {
  /** Of the row alone, so that it keeps its place on the screen. */
  key: number;
  field: string;
  operator: RowOperator;
  values: readonly string[];
};

export type RowProblem = 'empty' | 'notANumber' | 'invalidDate' | 'fromAfterTo' | 'tooManyValues' | 'tooLong';

/** The most conditions on one field that a list takes; a range is two. */
const { conditionsPerField, valuesPerCondition, conditionCharacters, addressCharacters } = tableMemoryLimits;

export function newRow(field: FilterField, key: number): FilterRow {
  const operator = firstOperator(field);
  return { key, field: field.field, operator, values: operator === 'between' ? ['', ''] : [] };
}

const nextKey = (rows: readonly FilterRow[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** Changing the field resets operator and value (spec section 4). */
export function changeField(row: FilterRow, field: FilterField): FilterRow {
  return newRow(field, row.key);
}

/** Whether a list takes another condition of a field beside those of these rows. */
function takesMore({ field, kind }: FilterField, rows: readonly FilterRow[]): boolean {
  const most = conditionsPerField / (isRangeKind(kind) ? 2 : 1);
  return rows.filter((row) => row.field === field).length < most;
}

/** The fields that a row may change to: its own, and those that a list takes another condition of. */
export function offeredFields(
  fields: readonly FilterField[],
  rows: readonly FilterRow[],
  row: FilterRow,
): readonly FilterField[] {
  return fields.filter((field) => field.field === row.field || takesMore(field, rows));
}

/** Adds the next unused field; once all are used, the first that a list takes another condition of. */
export function addRow(fields: readonly FilterField[], rows: readonly FilterRow[]): readonly FilterRow[] {
  const next =
    fields.find((field) => rows.every((row) => row.field !== field.field)) ??
    fields.find((field) => takesMore(field, rows));
  return next ? [...rows, newRow(next, nextKey(rows))] : rows;
}

/** Fields that stand as rows from the start, where they are not there yet. */
export function addSelected(
  fields: readonly FilterField[],
  rows: readonly FilterRow[],
): readonly FilterRow[] {
  const all = [...rows];
  for (const field of fields) {
    const isThere = all.some((row) => row.field === field.field);
    if (field.isSelected && !isThere) all.push(newRow(field, nextKey(all)));
  }
  return all;
}

/** What keeps a row from being a condition; `empty` says only that nothing is entered yet. */
export function rowProblem(field: FilterField, { operator, values }: FilterRow): RowProblem | null {
  const entered = values.filter((value) => trimText(value) !== '');
  if (entered.length === 0) return 'empty';
  if (operator === 'between') {
    const [from, to] = values;
    return rangeProblem([from || null, to || null], hasTime(field.kind));
  }
  if (entered.length > valuesPerCondition) return 'tooManyValues';
  if (isTooLong({ values: entered, operator })) return 'tooLong';
  if (field.kind === 'number') {
    return entered.some((value) => normalizeDecimal(value) === null) ? 'notANumber' : null;
  }
  const isDate = isRangeKind(field.kind) || field.kind === 'date' || field.kind === 'datetime';
  const isWrong = (value: string) => rangeProblem([value, null], hasTime(field.kind)) !== null;
  return isDate && entered.some(isWrong) ? 'invalidDate' : null;
}

/** The conditions of all rows in which something is entered. Only asked for where no row is wrong. */
export function toConditions(
  fields: readonly FilterField[],
  rows: readonly FilterRow[],
): readonly ParsedCondition[] {
  return rows.flatMap((row) => {
    const field = fields.find((candidate) => candidate.field === row.field);
    return field && rowProblem(field, row) === null ? rowConditions(field, row) : [];
  });
}

const isTooLong = (condition: Pick<ParsedCondition, 'values' | 'operator'>) =>
  encodeCondition(condition).length > conditionCharacters;

/** Whether a list takes none of such a length, or no address takes them all. */
export const areTooLong = (conditions: readonly ParsedCondition[]) =>
  conditions.some(isTooLong) || addressLength(toFilterObject(conditions)) > addressCharacters;

/** The longest row, where no address holds all that the rows ask for together; null where one does. */
export function rowToShorten(fields: readonly FilterField[], rows: readonly FilterRow[]): FilterRow | null {
  const lengthOf = (some: readonly FilterRow[]) => addressLength(toFilterObject(toConditions(fields, some)));
  if (lengthOf(rows) <= addressCharacters) return null;
  const lengths = rows.map((row) => lengthOf([row]));
  return rows[lengths.indexOf(Math.max(...lengths))] ?? null;
}

/** The row with which the filter becomes more work than a list takes, and how many of its values would not be. */
export type TooMuch = { row: FilterRow; most: number; count: number };

/** Null where the rows together are not too much for a list. */
export function tooMuchOf(fields: readonly FilterField[], rows: readonly FilterRow[]): TooMuch | null {
  const conditions = rows.flatMap((row) =>
    toConditions(fields, [row]).map((condition) => ({ ...condition, row })),
  );
  const excess = findExcess(conditions, ({ field }) => {
    const known = fields.find((candidate) => candidate.field === field);
    return known ? comparedKind(known) : 'text';
  });
  return excess && { row: excess.condition.row, most: excess.most, count: excess.count };
}

function rowConditions(field: FilterField, { operator, values }: FilterRow): readonly ParsedCondition[] {
  const name = field.field;
  if (operator === 'between') {
    const [from = '', to = ''] = values;
    return [
      ...(from ? [{ field: name, operator: '>=' as const, values: [from] }] : []),
      ...(to ? [{ field: name, operator: '<=' as const, values: [to] }] : []),
    ];
  }
  const normal = (value: string) =>
    field.kind === 'number' ? (normalizeDecimal(value) ?? value) : trimText(value);
  return [{ field: name, operator, values: values.map(normal).filter(Boolean) }];
}

export type ConditionRow = FilterRow & {
  /** The conditions that the row stands for: of a range the two ends. */
  conditions: readonly ParsedCondition[];
};

/**
 * Conditions as rows, the two ends of a range as one. `dropped` are those of a field that is no longer there or
 * no longer takes the operator: to be told, never passed over.
 */
export function toRows(
  fields: readonly FilterField[],
  conditions: readonly ParsedCondition[],
): { rows: readonly ConditionRow[]; dropped: readonly ParsedCondition[] } {
  const rows: ConditionRow[] = [];
  const dropped: ParsedCondition[] = [];
  for (const condition of conditions) {
    const field = fields.find((candidate) => candidate.field === condition.field);
    if (!field || !conditionOperators(field).includes(condition.operator)) dropped.push(condition);
    else if (!joinRange(field, condition, rows)) {
      rows.push({ ...rowOf(field, condition, nextKey(rows)), conditions: [condition] });
    }
  }
  return { rows, dropped };
}

const isRangeEnd = (field: FilterField, { operator, values }: ParsedCondition) =>
  isRangeKind(field.kind) && (operator === '>=' || operator === '<=') && values.length === 1;

function rowOf(field: FilterField, condition: ParsedCondition, key: number): FilterRow {
  const { operator, values } = condition;
  if (!isRangeEnd(field, condition)) return { key, field: field.field, operator, values };
  const [value = ''] = values;
  return {
    key,
    field: field.field,
    operator: 'between',
    values: operator === '>=' ? [value, ''] : ['', value],
  };
}

/** Completes a range that has this end still open; false where there is none. */
function joinRange(field: FilterField, condition: ParsedCondition, rows: ConditionRow[]): boolean {
  if (!isRangeEnd(field, condition)) return false;
  const end = condition.operator === '>=' ? 0 : 1;
  const at = rows.findIndex(
    (row) => row.field === field.field && row.operator === 'between' && row.values[end] === '',
  );
  const open = rows[at];
  if (!open) return false;
  const [value = ''] = condition.values;
  rows[at] = {
    ...open,
    values: open.values.map((each, index) => (index === end ? value : each)),
    conditions: [...open.conditions, condition],
  };
  return true;
}
