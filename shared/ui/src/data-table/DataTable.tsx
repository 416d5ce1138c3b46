import type { ReactNode } from 'react';
import type { FilterField } from '../filter-drawer/filter-field.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { type PlainTableProps, TableFrame } from './frame/TableFrame.tsx';
import { useTableSettings } from './settings/use-table-settings.ts';
import type { ExportRows } from './tools/ExportButton.tsx';
import { TableTop } from './tools/TableTop.tsx';
import { useAddressNotes } from './tools/use-address-notes.ts';
import { useOpening } from './use-opening.ts';

export type DataTableProps<Row, Summary> = PlainTableProps<Row, Summary> & {
  /** Column settings, favourites and views of the signed-in person; without it the table has none of them. */
  memory?: TableMemory;
  /** What the list can be filtered by: chips, a quick find in its texts and, with a memory, the filter drawer. */
  filters?: readonly FilterField[];
  /** Filters of the page's own, above the table. */
  quickFilters?: ReactNode;
  onExport?: ExportRows;
};

/**
 * A list of the server: pages, sort, filters, totals, choice of rows, columns as each person wants them (spec
 * sections 1, 8 and 9). What it shows stands in `search`, which `useTableSearch` keeps in the URL; the rows come
 * by `answer`, whose query sees to it that an old answer never wins.
 */
export function DataTable<Row, Summary>(props: DataTableProps<Row, Summary>) {
  const { memory, filters = noFilters, quickFilters, onExport, ...table } = props;
  const { columns, answer, search, onChange } = table;
  const settings = useTableSettings(columns, memory, search.view);
  const { isFresh, isWaiting } = useOpening(search, memory, answer);
  const notes = useAddressNotes(search, memory, onChange, settings.view);
  return (
    <TableFrame
      {...table}
      settings={settings}
      isWaiting={isWaiting}
      notes={notes.map(({ text }) => text)}
      renderTop={(placed, isCards) => (
        <TableTop
          answer={answer}
          search={search}
          onChange={onChange}
          columns={columns}
          placed={placed}
          settings={settings}
          memory={memory}
          isCards={isCards}
          isFresh={isFresh}
          filters={filters}
          quickFilters={quickFilters}
          onExport={onExport}
          notes={notes}
        />
      )}
    />
  );
}

const noFilters: readonly never[] = [];
