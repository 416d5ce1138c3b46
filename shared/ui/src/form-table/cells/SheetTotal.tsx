import { fillTemplate } from '@berth/contract';
import type { FormTableTexts } from '../sheet/form-table-texts.ts';
import { leftOutOf, type SheetColumn, type SheetLine, totalOf } from '../sheet/sheet-columns.ts';
import styles from './FormTable.module.css';

/** A total as it is written, and how many cells it leaves out because what they hold is wrong. */
export type SheetTotal = { text: string; leftOut: number };

/** The totals of a sheet, in the order of its columns; null for none. */
export const totalsOf = (columns: readonly SheetColumn[], lines: readonly SheetLine[]) =>
  columns.map((column): SheetTotal | null => {
    const text = totalOf(column, lines);
    return text === null ? null : { text, leftOut: leftOutOf(column, lines) };
  });

/** A total; one that leaves something out is marked, and says so. */
export function Total({ total: { text, leftOut }, texts }: { total: SheetTotal; texts: FormTableTexts }) {
  if (leftOut === 0) return <span>{text}</span>;
  const incomplete = fillTemplate(texts.incomplete, { count: leftOut });
  return (
    <span className={styles.partial} title={incomplete}>
      <span aria-hidden="true">! </span>
      {text}
      <span className={styles.spoken}> {incomplete}</span>
    </span>
  );
}
