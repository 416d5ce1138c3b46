import type { FilterObject, SavedFilter, SavedView, TableSettings, TableVersion } from '@berth/contract';
import type { NoteTyped } from '../typed-work/typed-work.ts';

/** How a table looks: its columns, density and lines. */
export type TableLook = Omit<TableSettings, 'table' | 'version'>;

/** Why a part of a memory could not be had, in words fit to be shown. */
type LoadProblem = { message: string; retry: () => void };

/**
 * What the server remembers of one table for the signed-in person. Widgets take it as a prop; the runtime's
 * `useTableMemory(table)` fits. Every method rejects with an Error whose message is fit to be shown; where something
 * was saved elsewhere meanwhile its `code` is SAVED_ELSEWHERE, and the memory holds that already.
 */
export type TableMemory = {
  /** Whose memory it is and of which table: names that are typed are retained under it while the page lives. */
  retainAs?: string;
  /** The page hears which of them are typed and not saved. */
  noteTyped?: NoteTyped;
  /** Settings and views are on their way: what a table looks like is not known yet. */
  isLoading: boolean;
  /** One's own, or else the organisation's; null: the table's own columns hold. */
  settings: TableSettings | null;
  /** `madeFrom`: the settings that these were made from, null where there were none; those held now if left out. */
  saveSettings(settings: TableLook, madeFrom?: TableVersion | null): Promise<void>;
  /** Removes what was saved, and gives what holds then: the organisation's settings, or null for the table's own. */
  resetSettings(): Promise<TableLook | null>;
  /** For who may: sets the columns for everybody who has none of their own. */
  saveDefaultColumns?(settings: TableLook): Promise<void>;
  /** The favourites are on their way; a table does not wait for them. */
  areFiltersLoading?: boolean;
  filters: readonly SavedFilter[];
  /** With an id it changes that favourite, of the version that is given; without one it is new. */
  saveFilter(filter: {
    id?: string;
    version?: TableVersion;
    title: string;
    filterObj: FilterObject;
    isShared: boolean;
  }): Promise<void>;
  deleteFilter(id: string): Promise<void>;
  views: readonly SavedView[];
  /** As `saveFilter`. */
  saveView(
    view: Omit<SavedView, 'id' | 'version'> & Partial<Pick<SavedView, 'id' | 'version'>>,
  ): Promise<void>;
  deleteView(id: string): Promise<void>;
  /** For who may: offers a view to everybody, in place of one of the same name. */
  saveDefaultView?(view: Pick<SavedView, 'title' | 'columns' | 'sort' | 'filterObj'>): Promise<void>;
  /** A main account may share favourites with its sub-accounts. */
  canShare: boolean;
  /** Set where that part could not be had; the table works without it meanwhile. */
  settingsProblem?: LoadProblem | undefined;
  filtersProblem?: LoadProblem | undefined;
  viewsProblem?: LoadProblem | undefined;
};
