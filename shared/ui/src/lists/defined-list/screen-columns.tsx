import {
  type ListColumnDefinition,
  type ListDefinition,
  type ListRow,
  type ListSummary,
  type Locale,
  valueWord,
} from '@berth/contract';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../data-table/columns/data-column.ts';
import {
  formatCount,
  formatMoment,
  formatTwoDecimals,
  formatVolume,
  formatWeight,
} from '../../format/format.ts';
import { orDash } from '../list-page/list-cells.tsx';

/** Cells that are more than the row's value: by the key of their column. */
export type OddCells<List extends ListDefinition, Row> = {
  [Key in keyof List['columns']]?: (row: Row) => ReactNode;
};

/**
 * The columns of a list's table as the list's definition has them, in its order: headings, widths, what sorts and what
 * is hidden at first. A value is shown by its kind, nothing entered as a dash.
 */
export function screenColumns<List extends ListDefinition, Row extends ListRow<List> = ListRow<List>>(
  list: List,
  locale: Locale,
  cells: OddCells<List, Row> = {},
): DataColumn<Row>[] {
  return Object.entries(list.columns).flatMap(([key, column]) => {
    if (column.screen === false) return [];
    const { widthPx, isText, ...place } = column.screen ?? {};
    const width = typeof widthPx === 'object' ? widthPx[locale] : widthPx;
    const render =
      cells[key] ?? ((row: Row) => shownValue((row as Record<string, unknown>)[key], column, locale));
    return [
      {
        key,
        title: column.heading[locale],
        render,
        ...place,
        ...(width === undefined ? {} : { widthPx: width }),
        ...(column.kind === 'number' && !isText ? { isNumber: true } : {}),
        ...(column.sortable ? { isSortable: true } : {}),
      },
    ];
  });
}

/** The totals below their columns. */
export function summaryCellsOf<List extends ListDefinition>(
  list: List,
  summary: ListSummary<List>,
  locale: Locale,
): Record<string, string> {
  const totals = Object.entries<number>(summary);
  return Object.fromEntries(totals.map(([key, total]) => [key, amount(total, list.columns[key], locale)]));
}

function shownValue(value: unknown, column: ListColumnDefinition, locale: Locale): string {
  if (typeof value === 'number') {
    return value === 0 && column.isEmptyAtZero ? orDash('') : amount(value, column, locale);
  }
  if (typeof value === 'boolean') return valueWord(value, column, locale);
  if (typeof value !== 'string' || value === '') return orDash('');
  if (column.kind === 'datetime') return formatMoment(value);
  return valueWord(value, column, locale);
}

const formats = {
  count: formatCount,
  thousandths: formatWeight,
  volume: formatVolume,
  money: formatTwoDecimals,
} as const;

function amount(value: number, column: ListColumnDefinition | undefined, locale: Locale): string {
  return formats[column?.format ?? 'thousandths'](value, locale);
}
