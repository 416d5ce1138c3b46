import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import type { DataColumn } from '../data-table/columns/data-column.ts';
import { TableFrame } from '../data-table/frame/TableFrame.tsx';
import { useTableSettings } from '../data-table/settings/use-table-settings.ts';
import { changeTableSearch, plainTableSearch, type TableSearch } from '../table-search/table-search.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './TablePicker.module.css';
import { tablePickerTexts } from './table-picker-texts.ts';
import { type LoadPickerRows, usePickerRows } from './use-picker-rows.ts';
import { useSettledText } from './use-settled-text.ts';

export type TablePickerProps<Row> = {
  /** What is picked, for those who do not see the page. */
  name: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  /** What a row is called where it is chosen; its key where absent. */
  nameOf?: (row: Row) => string;
  canChoose?: (row: Row) => boolean;
  /** A page of what `typed` finds. A function that stays the same (`useCallback`, or outside of the component). */
  load: LoadPickerRows<Row>;
  /** The chosen rows of all pages by their keys; those of pages not seen yet as well. */
  chosen: ReadonlyMap<string, Row>;
  onChange: (chosen: ReadonlyMap<string, Row>) => void;
  /** One at most. */
  isSingle?: boolean;
  placeholder?: string;
};

/** Page size 20 and 245 high (spec section 9). */
const heightPx = 245;

/** Picks one or many rows of a table that the server pages and searches; what is chosen stays across pages. */
export function TablePicker<Row>(props: TablePickerProps<Row>) {
  const { name, columns, rowKey, nameOf, canChoose, load, chosen, onChange, isSingle, placeholder } = props;
  const texts = useTexts(tablePickerTexts);
  const [search, setSearch] = useState<TableSearch>(plainTableSearch);
  const [typed, setTyped] = useState('');
  const { text, handlers } = useSettledText((next) => {
    setTyped(next);
    setSearch((now) => changeTableSearch(now, {}));
  });
  const answer = usePickerRows(load, search, typed);
  const settings = useTableSettings(columns, undefined);
  return (
    <div className={styles.picker}>
      <Input
        {...handlers}
        aria-label={`${texts.search} ${name}`}
        placeholder={placeholder ?? texts.placeholder}
        prefix={<SearchOutlined aria-hidden="true" />}
        autoComplete="off"
        allowClear
        value={text}
      />
      <TableFrame
        settings={settings}
        name={name}
        heightPx={heightPx}
        columns={columns}
        rowKey={rowKey}
        answer={answer}
        search={search}
        onChange={(change) => setSearch((now) => changeTableSearch(now, change))}
        selection={{ chosen, onChange, nameOf, canChoose, isSingle, isByRow: true }}
        emptyTexts={typed === '' ? undefined : { text: texts.noMatch }}
      />
    </div>
  );
}
