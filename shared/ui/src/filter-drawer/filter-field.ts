import { defaultOperator, type ListFieldKind, type Operator, operatorsOfKind } from '@berth/contract';
import type { OptionSource } from '../multi-select/option-source.ts';

/** How a field's value is entered (spec section 3: type of a filter condition). */
export type FilterKind =
  | 'text'
  | 'number'
  | 'select'
  | 'date'
  | 'daterange'
  | 'datetime'
  | 'datetimerange'
  | 'switch'
  | 'tags';

/** A field that a list can be filtered by. */
export type FilterField = {
  /** As the list call names it. */
  field: string;
  label: string;
  kind: FilterKind;
  /** How the list compares it, where its kind does not say so: a text may be a code. */
  comparedAs?: ListFieldKind;
  /** Fewer than its kind takes; a text field that the server compares as a code takes the same. */
  operators?: readonly Operator[];
  defaultOperator?: Operator;
  placeholder?: string;
  /** Stands as a row from the start. */
  isSelected?: boolean;
  /** A select of several values, any of which may hold. */
  isMultiple?: boolean;
  /** Of a select. */
  options?: OptionSource;
};

/** `between` is the two conditions `>=` and `<=` as one row: how range kinds are filtered by. */
export type RowOperator = Operator | 'between';

const listKinds: Record<FilterKind, ListFieldKind> = {
  text: 'text',
  number: 'number',
  select: 'choice',
  date: 'date',
  daterange: 'date',
  datetime: 'datetime',
  datetimerange: 'datetime',
  switch: 'flag',
  tags: 'text',
};

export const isRangeKind = (kind: FilterKind) => kind === 'daterange' || kind === 'datetimerange';
const isExact = (kind: FilterKind) => kind === 'number' || kind === 'switch';
export const hasTime = (kind: FilterKind) => kind === 'datetime' || kind === 'datetimerange';

/** How the list compares a field, as far as the drawer knows. */
export const comparedKind = ({ comparedAs, kind }: FilterField): ListFieldKind =>
  comparedAs ?? listKinds[kind];

/** The operators that a field's conditions may have. */
export function conditionOperators(field: FilterField): readonly Operator[] {
  return field.operators ?? operatorsOfKind[listKinds[field.kind]];
}

/** The operators that a row of the field offers; the one it has stays among them. */
export function rowOperators(field: FilterField, current?: RowOperator): readonly RowOperator[] {
  const offered: readonly RowOperator[] = isRangeKind(field.kind) ? ['between'] : conditionOperators(field);
  return current === undefined || offered.includes(current) ? offered : [...offered, current];
}

/**
 * What a new row of the field begins with (spec section 9: `include` unless the field says otherwise). A number or a
 * flag contains nothing: there it would mean equal, so it is called that.
 */
export function firstOperator(field: FilterField): RowOperator {
  const offered = rowOperators(field);
  const wanted = field.defaultOperator ?? (isExact(field.kind) ? '=' : defaultOperator);
  return offered.includes(wanted) ? wanted : (offered[0] ?? defaultOperator);
}
