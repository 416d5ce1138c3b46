import { ReloadOutlined } from '@ant-design/icons';
import { fromFilterObject, type SavedView, toFilterObject } from '@berth/contract';
import { Button } from 'antd';
import type { Ref } from 'react';
import { ColumnSettings } from '../../column-settings/ColumnSettings.tsx';
import { FilterDrawer, type FilterDrawerHandle } from '../../filter-drawer/FilterDrawer.tsx';
import type { FilterField } from '../../filter-drawer/filter-field.ts';
import { isSavedElsewhere } from '../../saved-elsewhere/saved-elsewhere.ts';
import { SavedViews } from '../../saved-views/SavedViews.tsx';
import { isSameSearch } from '../../saved-views/view-content.ts';
import type { TableMemory } from '../../table-memory/table-memory.ts';
import { noView, type TableSearch } from '../../table-search/table-search.ts';
import type { ChangeTableSearch } from '../../table-search/use-table-search.ts';
import { useTexts } from '../../ui-texts.ts';
import { CardSort } from '../cards/CardSort.tsx';
import type { PlacedColumn } from '../columns/column-layout.ts';
import styles from '../columns/DataTable.module.css';
import type { DataColumn, TableAnswer } from '../columns/data-column.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';
import type { useTableSettings } from '../settings/use-table-settings.ts';
import { ExportButton, type ExportRows } from './ExportButton.tsx';

export type TableToolsProps<Row> = {
  answer: TableAnswer<Row, unknown>;
  search: TableSearch;
  onChange: ChangeTableSearch;
  columns: readonly DataColumn<Row>[];
  placed: readonly PlacedColumn<Row>[];
  settings: ReturnType<typeof useTableSettings<Row>>;
  memory?: TableMemory;
  isCards: boolean;
  /** It was opened with no search of its own. */
  isFresh: boolean;
  filters: readonly FilterField[];
  onExport?: ExportRows;
};

/** The tools that work on what is shown: filter, export, refresh and what its person remembers of the table. */
export function TableTools<Row>(props: TableToolsProps<Row> & { drawer: Ref<FilterDrawerHandle> }) {
  const { answer, search, onChange, placed, memory, isCards, filters, onExport } = props;
  const texts = useTexts(dataTableTexts);
  return (
    <fieldset className={styles.tools} data-cards={isCards || undefined} aria-label={texts.tools}>
      {isCards && (
        <CardSort
          columns={props.columns}
          placed={placed}
          sort={search.sort}
          onSort={(sort) => onChange({ sort })}
        />
      )}
      {memory && filters.length > 0 && (
        <FilterDrawer
          ref={props.drawer}
          fields={filters}
          conditions={search.conditions}
          onApply={(conditions) => onChange({ conditions })}
          memory={memory}
        />
      )}
      {onExport && (
        <ExportButton
          onExport={onExport}
          search={search}
          columns={placed.map(({ column }) => column.key)}
          total={answer.problem ? undefined : answer.data?.total}
          isIconOnly={isCards}
        />
      )}
      <Button
        icon={<ReloadOutlined aria-hidden="true" spin={answer.isRefreshing} />}
        aria-label={texts.refresh}
        title={texts.refresh}
        onClick={() => answer.refetch()}
      />
      {memory && <MemoryTools {...props} memory={memory} />}
    </fieldset>
  );
}

/** Views, and column settings where there are columns. */
function MemoryTools<Row>(props: TableToolsProps<Row> & { memory: TableMemory }) {
  const { search, onChange, columns, settings, memory, isCards, isFresh } = props;
  const { conditions, sort } = search;
  const shown = { columns: settings.settled.columns, sort, filterObj: toFilterObject(conditions) };
  const none = memory.views.some(({ isDefault }) => isDefault) ? noView : null;
  const handleView = (view: SavedView | null, options?: { isAtOpening: boolean }) => {
    settings.chooseView(view);
    const next = {
      view: view?.id ?? none,
      sort: view?.sort ?? null,
      conditions: fromFilterObject(view?.filterObj ?? {}).conditions,
      // Other columns of the same rows: the page that one is on stays.
      ...(isSameSearch(view ?? noSearch, shown) && { page: search.page }),
    };
    // Going back from a page that was just opened leads to where one came from.
    if (options?.isAtOpening) onChange(next, { replace: true });
    else onChange(next);
  };
  const handleUse = (view: string | null) =>
    onChange({ page: search.page, view: view ?? none }, { replace: true });
  return (
    <>
      <SavedViews
        columns={columns}
        shown={shown}
        memory={memory}
        isFresh={isFresh}
        viewId={search.view}
        inUse={settings.view}
        onSaved={settings.viewSaved}
        onApply={handleView}
        onUse={handleUse}
      />
      {!isCards && (
        <ColumnSettings
          columns={columns}
          look={settings.settled}
          memory={memory}
          onPreview={settings.setPreview}
          onKept={settings.showOwn}
          // First it is said which of both shall hold: a save from here would undo what was saved elsewhere.
          isDisabled={isSavedElsewhere(settings.failure)}
        />
      )}
    </>
  );
}

const noSearch = { sort: null, filterObj: {} };
