import { fillTemplate } from '@berth/contract';
import { Checkbox, Radio } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import type { TableSelection } from '../columns/data-column.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';
import { toggleRow } from './selected-rows.ts';

type RowBoxProps<Row> = { selection: TableSelection<Row>; rowKey: string; row: Row; className?: string };

/** Chooses a row: a box, or a radio button where one row is all that can be chosen. */
export function RowBox<Row>({ selection, rowKey, row, className }: RowBoxProps<Row>) {
  const texts = useTexts(dataTableTexts);
  const Box = selection.isSingle ? Radio : Checkbox;
  return (
    <Box
      className={className}
      aria-label={fillTemplate(texts.selectRow, { name: selection.nameOf?.(row) ?? rowKey })}
      disabled={selection.canChoose?.(row) === false}
      checked={selection.chosen.has(rowKey)}
      onChange={() => selection.onChange(toggleRow(selection, rowKey, row))}
    />
  );
}
