import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { TableMemory } from '../table-memory/table-memory.ts';
import type { TableSearch } from '../table-search/table-search.ts';
import type { ChangeTableSearch } from '../table-search/use-table-search.ts';
import { useTexts } from '../ui-texts.ts';
import { CardSort } from './CardSort.tsx';
import type { PlacedColumn } from './column-layout.ts';
import styles from './DataTable.module.css';
import type { DataColumn, TableAnswer } from './data-column.ts';
import { dataTableTexts } from './data-table-texts.ts';
import { ExportButton, type ExportRows } from './ExportButton.tsx';
import type { useTableSettings } from './use-table-settings.ts';

type TableTopProps<Row> = {
  answer: TableAnswer<Row, unknown>;
  search: TableSearch;
  onChange: ChangeTableSearch;
  columns: readonly DataColumn<Row>[];
  placed: readonly PlacedColumn<Row>[];
  settings: ReturnType<typeof useTableSettings<Row>>;
  memory?: TableMemory;
  isCards: boolean;
  quickFilters?: ReactNode;
  onExport?: ExportRows;
};

/** Above the table: the page's own filters, and the tools that work on what is shown. */
export function TableTop<Row>(props: TableTopProps<Row>) {
  const { answer, search, onChange, placed, settings, isCards, quickFilters, onExport } = props;
  const texts = useTexts(dataTableTexts);
  return (
    <div className={styles.top}>
      {quickFilters && <div className={styles.quick}>{quickFilters}</div>}
      <fieldset className={styles.tools} aria-label={texts.tools}>
        {isCards && <CardSort columns={placed} sort={search.sort} onSort={(sort) => onChange({ sort })} />}
        {onExport && (
          <ExportButton
            onExport={onExport}
            search={search}
            columns={placed.map(({ column }) => column.key)}
          />
        )}
        <Button
          icon={<ReloadOutlined aria-hidden="true" spin={answer.isRefreshing} />}
          aria-label={texts.refresh}
          title={texts.refresh}
          onClick={() => answer.refetch()}
        />
      </fieldset>
      {settings.problem && (
        <div className={styles.failure} role="alert">
          {texts.widthNotSaved.replace('{message}', settings.problem)}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={texts.close}
            onClick={settings.forgetProblem}
          />
        </div>
      )}
    </div>
  );
}
