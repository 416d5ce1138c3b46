import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { fromFilterObject, type ParsedCondition, toFilterObject } from '@berth/contract';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { ColumnSettings } from '../column-settings/ColumnSettings.tsx';
import { FilterChips } from '../filter-drawer/FilterChips.tsx';
import { FilterDrawer, type FilterDrawerHandle } from '../filter-drawer/FilterDrawer.tsx';
import type { FilterField } from '../filter-drawer/filter-field.ts';
import { SavedViews } from '../saved-views/SavedViews.tsx';
import type { ViewContent } from '../saved-views/view-content.ts';
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
import { QuickFind } from './QuickFind.tsx';
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
  filters: readonly FilterField[];
  quickFilters?: ReactNode;
  onExport?: ExportRows;
};

/** Above the table: the page's own filters, and the tools that work on what is shown. */
export function TableTop<Row>(props: TableTopProps<Row>) {
  const { answer, search, onChange, columns, placed, settings, memory, isCards, filters, onExport } = props;
  const texts = useTexts(dataTableTexts);
  const drawer = useRef<FilterDrawerHandle>(null);
  const { conditions, sort } = search;
  const handleConditions = (next: readonly ParsedCondition[]) => onChange({ conditions: next });
  const handleFind = (found: ParsedCondition) =>
    handleConditions([...conditions.filter(({ field }) => field !== found.field), found]);
  const [isFresh] = useState(sort === null && conditions.length === 0);
  const handleView = (view: ViewContent) => {
    settings.applyColumns(view.columns);
    onChange({ sort: view.sort, conditions: fromFilterObject(view.filterObj).conditions });
  };
  const findable = filters.filter(({ kind }) => kind === 'text');
  return (
    <div className={styles.top}>
      {props.quickFilters && <div className={styles.quick}>{props.quickFilters}</div>}
      {findable.length > 0 && <QuickFind fields={findable} onFind={handleFind} />}
      <fieldset className={styles.tools} aria-label={texts.tools}>
        {isCards && <CardSort columns={placed} sort={search.sort} onSort={(sort) => onChange({ sort })} />}
        {memory && filters.length > 0 && (
          <FilterDrawer
            ref={drawer}
            fields={filters}
            conditions={conditions}
            onApply={handleConditions}
            memory={memory}
          />
        )}
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
        {memory && (
          <SavedViews
            columns={columns}
            shown={{
              columns: settings.settled.columns,
              sort: search.sort,
              filterObj: toFilterObject(conditions),
            }}
            memory={memory}
            onApply={handleView}
            isFresh={isFresh}
          />
        )}
        {memory && (
          <ColumnSettings
            columns={columns}
            look={settings.settled}
            memory={memory}
            onPreview={settings.setPreview}
            onReset={settings.forgetLocal}
          />
        )}
      </fieldset>
      {filters.length > 0 && (
        <div className={styles.chips}>
          <FilterChips
            fields={filters}
            conditions={conditions}
            onChange={handleConditions}
            onOpen={memory && ((field) => drawer.current?.open(field))}
          />
        </div>
      )}
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
