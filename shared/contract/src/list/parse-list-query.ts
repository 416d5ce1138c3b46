import type { ErrorCode } from '../answer/error-codes.ts';
import { normalizeCode } from '../text/normalize-code.ts';
import { normalizeDate } from '../text/normalize-date.ts';
import { normalizeDecimal } from '../text/normalize-decimal.ts';
import { trimText } from '../text/trim-text.ts';
import { decodeCondition, type Operator } from './filter-condition.ts';
import { findExcess } from './filter-cost.ts';
import {
  defaultPageSize,
  filterLimits,
  type ListField,
  type ListFields,
  operatorsOfKind,
  pageSizes,
  type SortOrder,
} from './list-fields.ts';

/** A condition whose field, operator and values are known to be right; values are normalised texts. */
export type ParsedCondition = { field: string; operator: Operator; values: readonly string[] };

export type ParsedListQuery = {
  page: number;
  pageSize: number;
  sort: { field: string; order: SortOrder } | null;
  conditions: readonly ParsedCondition[];
};

/** Why a list call is refused: the code, and what its message names. */
export type ListQueryError = { code: ErrorCode; params: Record<string, string> };

const reservedNames = new Set(['page', 'pageSize', 'prop', 'order', '_']);
const lastPage = 1_000_000;

/**
 * Reads the query of a list call (spec sections 7 and 9) against the list's allow-list.
 * An unknown field or operator or a value of the wrong kind is an error that names it: never ignored.
 */
export function parseListQuery(
  query: Readonly<Record<string, unknown>>,
  fields: ListFields,
): ParsedListQuery | ListQueryError {
  const page = readCount(query.page, 1);
  if (page === null || page > lastPage) return pageError('page');
  const pageSize = readCount(query.pageSize, defaultPageSize);
  if (pageSize === null || !pageSizes.some((size) => size === pageSize)) return pageError('pageSize');
  const sort = readSort(query.prop, query.order, fields);
  if (sort && 'code' in sort) return sort;
  const conditions: ParsedCondition[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (reservedNames.has(name)) continue;
    if (!ownField(fields, name)?.filterable) return { code: 'LIST_FIELD_UNKNOWN', params: { field: name } };
    if (value === '') continue;
    // A repeated field is several conditions that all hold: a range is `>=` and `<=`.
    const repeated: readonly unknown[] = Array.isArray(value) ? value : [value];
    const tooMany = repeated[filterLimits.conditionsPerField];
    if (tooMany !== undefined) return valueError(name, String(tooMany));
    for (const text of repeated) {
      const condition = readCondition(name, text, fields);
      if ('code' in condition) return condition;
      conditions.push(condition);
    }
  }
  return excessError(conditions, fields) ?? { page, pageSize, sort, conditions };
}

const valueError = (field: string, value: string): ListQueryError => ({
  code: 'LIST_VALUE_INVALID',
  params: { field, value },
});

/** Names the condition with which the filter becomes too much work, and how many of its values would not be. */
function excessError(conditions: readonly ParsedCondition[], fields: ListFields): ListQueryError | null {
  const excess = findExcess(conditions, ({ field }) => fields[field]?.kind ?? 'text');
  if (!excess) return null;
  const { condition, most, count } = excess;
  return {
    code: 'LIST_FILTER_TOO_LARGE',
    params: { field: condition.field, most: String(most), count: String(count) },
  };
}

const pageError = (field: string): ListQueryError => ({ code: 'LIST_PAGE_INVALID', params: { field } });

function readCount(value: unknown, fallback: number): number | null {
  if (value === undefined || value === '') return fallback;
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

function readSort(
  prop: unknown,
  order: unknown,
  fields: ListFields,
): { field: string; order: SortOrder } | ListQueryError | null {
  if (prop === undefined || prop === '') return null;
  if (typeof prop !== 'string' || !ownField(fields, prop)?.sortable) {
    return { code: 'LIST_FIELD_UNKNOWN', params: { field: String(prop) } };
  }
  if (order !== undefined && order !== '' && order !== 'ascending' && order !== 'descending') {
    return pageError('order');
  }
  return { field: prop, order: order === 'descending' ? 'descending' : 'ascending' };
}

function readCondition(name: string, value: unknown, fields: ListFields): ParsedCondition | ListQueryError {
  const field = ownField(fields, name);
  if (!field?.filterable || typeof value !== 'string') {
    return { code: 'LIST_FIELD_UNKNOWN', params: { field: name } };
  }
  const { values, operator } = decodeCondition(value);
  const known = operatorsOfKind[field.kind].find((candidate) => candidate === operator);
  if (!known) return { code: 'LIST_OPERATOR_UNKNOWN', params: { field: name, operator } };
  // Each value is one more comparison with every row.
  const tooMany = values[filterLimits.valuesPerCondition];
  if (tooMany !== undefined) return valueError(name, tooMany);
  const read: string[] = [];
  for (const raw of values) {
    const normal = readValue(raw, field);
    if (normal === null) return valueError(name, raw);
    read.push(normal);
  }
  return { field: name, operator: known, values: read };
}

function ownField(fields: ListFields, name: string): ListField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** The value in the form that the database compares, or null when it is not of the field's kind. */
function readValue(raw: string, field: ListField): string | null {
  switch (field.kind) {
    case 'text':
      return trimText(raw) || null;
    case 'code':
      return normalizeCode(raw) || null;
    case 'choice':
      return field.choices?.includes(raw) ? raw : null;
    case 'flag':
      return raw === '1' || raw === '0' ? raw : null;
    case 'number':
      return normalizeDecimal(raw);
    case 'date':
      return normalizeDate(raw);
    case 'datetime':
      return readDatetime(raw);
  }
}

function readDatetime(raw: string): string | null {
  const [day = '', time = '00:00:00', ...rest] = raw.normalize('NFKC').trim().split(' ');
  const date = normalizeDate(day);
  return date && rest.length === 0 && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time)
    ? `${date} ${time.length === 5 ? `${time}:00` : time}`
    : null;
}
