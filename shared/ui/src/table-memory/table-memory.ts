import type { FilterObject, SavedFilter, SavedView, TableSettings } from '@berth/contract';

/** How a table looks: its columns, density and lines. */
export type TableLook = Omit<TableSettings, 'table'>;

/**
 * What the server remembers of one table for the signed-in person. Widgets take it as a prop; the runtime's
 * `useTableMemory(table)` fits. Every method rejects with an Error whose message is fit to be shown.
 */
export type TableMemory = {
  isLoading: boolean;
  /** null: nothing saved, the table's own columns hold. */
  settings: TableSettings | null;
  saveSettings(settings: TableLook): Promise<void>;
  /** Removes what was saved, so that the table's own columns hold again. */
  resetSettings(): Promise<void>;
  filters: readonly SavedFilter[];
  /** With an id it changes that favourite, without one it is new. */
  saveFilter(filter: {
    id?: string;
    title: string;
    filterObj: FilterObject;
    isShared: boolean;
  }): Promise<void>;
  deleteFilter(id: string): Promise<void>;
  views: readonly SavedView[];
  /** With an id it changes that view, without one it is new. */
  saveView(view: Omit<SavedView, 'id'> & { id?: string }): Promise<void>;
  deleteView(id: string): Promise<void>;
  /** A main account may share favourites with its sub-accounts. */
  canShare: boolean;
  /** Set when some of it could not be had; the table works without it meanwhile. */
  loadProblem?: { message: string; retry: () => void } | undefined;
};
