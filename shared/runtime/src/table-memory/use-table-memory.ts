import { isMainAccount, type SavedFilter, type SavedView, type TableSettings } from '@berth/contract';
import { useMemo } from 'react';
import { problemOf } from '../api/problem-of.ts';
import { type NoteTyped, useNoteTyped } from '../page/use-note-typed.ts';
import { useHasPermission, useUser } from '../session/roles.ts';
import { useBerthStore } from '../store/store-hooks.ts';
import { useTableFiltersQuery, useTableInfoQuery, useTableViewsQuery } from './table-memory.queries.ts';
import { defaultWrites, filterWrites, settingsWrites, viewWrites } from './write-table-memory.ts';

/** What the server remembers of a table, read; the kit's `TableMemory` together with the writes. */
type Remembered = {
  /** Whose memory it is and of which table. */
  retainAs: string;
  noteTyped: NoteTyped;
  /** Of settings and views: a table waits for both, since they change what it shows. */
  isLoading: boolean;
  areFiltersLoading: boolean;
  /** One's own, or else the organisation's; null: the table's own columns hold. */
  settings: TableSettings | null;
  filters: readonly SavedFilter[];
  views: readonly SavedView[];
  canShare: boolean;
  /** Set where that part could not be had; the table works without it meanwhile. */
  settingsProblem: LoadProblem | undefined;
  filtersProblem: LoadProblem | undefined;
  viewsProblem: LoadProblem | undefined;
};

type LoadProblem = { message: string; retry: () => void };

export type TableMemory = Remembered &
  ReturnType<typeof settingsWrites> &
  ReturnType<typeof filterWrites> &
  ReturnType<typeof viewWrites> &
  Partial<ReturnType<typeof defaultWrites>>;

/**
 * Column settings, favourite filters and views of a table (spec section 1), as the kit's widgets take them. Nothing is
 * shown by itself: a failed write rejects with an `ApiError` whose message is fit to be shown where it was asked for.
 * `table` is the code's own word for the table, such as `lclBookings` (`tableNamePattern` of the contract).
 */
export function useTableMemory(table: string): TableMemory {
  const of = { query: { table } };
  const [info, filters, views] = [useTableInfoQuery(of), useTableFiltersQuery(of), useTableViewsQuery(of)];
  const user = useUser();
  const store = useBerthStore();
  const noteTyped = useNoteTyped();
  const setsDefaults = useHasPermission('system:menus');
  const writes = useMemo(
    () => ({
      ...settingsWrites(store, table),
      ...filterWrites(store, table),
      ...viewWrites(store, table),
      ...(setsDefaults ? defaultWrites(store, table) : {}),
    }),
    [store, table, setsDefaults],
  );
  return {
    isLoading: info.isLoading || views.isLoading,
    areFiltersLoading: filters.isLoading,
    // Of this table alone: what the one before had is not shown for a moment.
    settings: info.currentData ?? null,
    filters: filters.currentData ?? none,
    views: views.currentData ?? none,
    retainAs: `${user?.id ?? ''}.${table}`,
    noteTyped,
    canShare: isMainAccount(user?.role ?? []),
    // Those that were had stay, since what is edited was made from them; the lists are told of as perhaps old.
    settingsProblem: info.currentData === undefined ? loadProblemOf(info) : undefined,
    filtersProblem: loadProblemOf(filters),
    viewsProblem: loadProblemOf(views),
    ...writes,
  };
}

function loadProblemOf(query: {
  isError: boolean;
  error?: unknown;
  refetch: () => void;
}): LoadProblem | undefined {
  const problem = query.isError ? problemOf(query) : undefined;
  return problem && { message: problem.message, retry: () => void query.refetch() };
}

const none: readonly never[] = [];
