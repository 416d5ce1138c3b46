import type { Locale } from '@berth/contract';
import type { ReactNode } from 'react';
import type { DataColumn } from '../../data-table/data-column.ts';
import styles from './list-cells.module.css';

/** A text, or a dash where nothing was entered. */
export const orDash = (text: string | null | undefined) => text || '—';

/** Two lines of a cell; the second one is quieter and may be missing. */
export function Stack({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.stack}>
      {first}
      {second !== null && <SubText>{second}</SubText>}
    </span>
  );
}

/** A quiet text of a cell. */
export function SubText({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span className={styles.sub} title={title}>
      {children}
    </span>
  );
}

type NumberColumn = {
  title: string;
  widthPx: number;
  format: (value: number, locale: Locale) => string;
  locale: Locale;
};

/** A column of numbers that can be sorted; 0 is nothing entered. */
export function numberColumn<Key extends string, Row extends Record<Key, number>>(
  key: Key,
  { title, widthPx, format, locale }: NumberColumn,
): DataColumn<Row> {
  const render = (row: Row) => orDash(row[key] === 0 ? '' : format(row[key], locale));
  return { key, title, widthPx, isNumber: true, isSortable: true, render };
}

/** A column of moments (`YYYY-MM-DD HH:mm:ss`), without the year; not shown at first. */
export function momentColumn<Key extends string, Row extends Record<Key, string>>(
  key: Key,
  { title, widthPx }: Pick<NumberColumn, 'title' | 'widthPx'>,
): DataColumn<Row> {
  const render = (row: Row) => <SubText title={row[key]}>{row[key].slice(5, 16)}</SubText>;
  return { key, title, widthPx, isSortable: true, isHiddenAtFirst: true, render };
}
