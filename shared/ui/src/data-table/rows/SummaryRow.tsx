import { fillTemplate } from '@berth/contract';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { formatCount } from '../../format/format.ts';
import { heldText } from '../../jsx/hold-texts.ts';
import { useTexts } from '../../ui-texts.ts';
import type { PlacedColumn } from '../columns/column-layout.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';

type SummaryRowProps<Row> = {
  /** Of the rows that the totals are of: all that the filter leaves, whichever are chosen. */
  total: number;
  columns: readonly PlacedColumn<Row>[];
  selection?: unknown;
  summary?: Readonly<Record<string, ReactNode>>;
};

/** The totals of all that the filter leaves; antd asks for an element, not for a component of its own. */
export function summaryRow<Row>({ total, columns, selection, summary = {} }: SummaryRowProps<Row>) {
  const before = selection ? 1 : 0;
  const firstTotal = columns.findIndex(({ column }) => summary[column.key] !== undefined);
  const beforeTotals = firstTotal < 0 ? columns.length : firstTotal;
  // The word stays at the side with the columns that do.
  const fixed = columns.filter((column) => column.fixed === 'left').length;
  const spanned = Math.max(1, fixed > 0 ? Math.min(fixed, beforeTotals) : beforeTotals);
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0} colSpan={spanned + before}>
        <TotalWord count={total} /> {spanned === 1 && summary[columns[0]?.column.key ?? '']}
      </Table.Summary.Cell>
      {columns.slice(spanned).map(({ column }, at) => (
        <Table.Summary.Cell
          key={column.key}
          index={before + spanned + at}
          align={column.isNumber ? 'right' : undefined}
        >
          {heldText(summary[column.key])}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}

/** 合计 36 条. */
export function TotalWord({ count }: { count: number }) {
  const texts = useTexts(dataTableTexts);
  return <span>{fillTemplate(texts.total, { count: formatCount(count, texts.locale) })}</span>;
}
