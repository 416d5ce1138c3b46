import type { FilterObject, SavedView, TableSettings, TableVersion } from '@berth/contract';
import { ApiError, type ApiProblem } from '../http/api-error.ts';
import type { CallInput, CallResult } from '../http/request.ts';
import type { BerthStore } from '../store/create-store.ts';
import { tableMemoryApi } from './table-memory.queries.ts';

const { endpoints, util } = tableMemoryApi;
const untracked = { track: false } as const;
const again = { forceRefetch: true, subscribe: false } as const;

type Body<Key extends 'POST /system/table/save' | 'POST /system/filter/save' | 'POST /system/view/save'> =
  CallInput<Key>['body'];
/** A change says which version it was made from; what is new has neither. */
type Changed = { id?: string; version?: TableVersion };
type FilterChanges = Changed & { title: string; filterObj: FilterObject; isShared: boolean };
type ViewChanges = Changed & Omit<SavedView, 'id' | 'version'>;
type ViewContent = Pick<SavedView, 'title' | 'columns' | 'sort' | 'filterObj'>;
type Look = Omit<TableSettings, 'table' | 'version'>;

/** Saves and removes the column settings of one table. The promise resolves when the cache has what is stored. */
export function settingsWrites(store: BerthStore, table: string) {
  const { dispatch } = store;
  const of = { query: { table } };
  const readAgain = () => told(store, dispatch(endpoints.tableInfo.initiate(of, again)));
  return {
    async saveSettings(settings: Look, madeFrom?: TableVersion | null): Promise<void> {
      const held = endpoints.tableInfo.select(of)(store.getState()).data?.version ?? null;
      const version = madeFrom === undefined ? held : madeFrom;
      const body = { ...settings, table, version } as Body<'POST /system/table/save'>; // lists that are merely read only
      const call = dispatch(endpoints.tableSave.initiate({ body }, untracked)).unwrap();
      const saved = await orError(call, readAgain);
      await keep(store, util.upsertQueryData('tableInfo', of, saved));
    },
    /** Gives the organisation's settings, which hold then; null where it has none. */
    async resetSettings(): Promise<TableSettings | null> {
      const call = dispatch(endpoints.tableReset.initiate({ body: { table } }, untracked)).unwrap();
      const settings = await orError(call);
      await keep(store, util.upsertQueryData('tableInfo', of, settings));
      return settings;
    },
  };
}

/** Sets, for everybody, how a table is shown to who has nothing of their own; for staff who may. */
export function defaultWrites(store: BerthStore, table: string) {
  const { dispatch } = store;
  const of = { query: { table } };
  return {
    async saveDefaultColumns(settings: Look): Promise<void> {
      const path = window.location.pathname;
      const body = { ...settings, table, path } as CallInput<'POST /system/table/saveDefaultColumns'>['body']; // lists that are merely read only
      await orError(dispatch(endpoints.tableDefaultColumnsSave.initiate({ body }, untracked)).unwrap());
      await told(store, dispatch(endpoints.tableInfo.initiate(of, again)));
    },
    async saveDefaultView({ title, columns, sort, filterObj }: ViewContent): Promise<void> {
      const path = window.location.pathname;
      const body = {
        table,
        path,
        title,
        columns,
        sort,
        filterObj,
      } as CallInput<'POST /system/table/saveDefaultView'>['body']; // as above
      await orError(dispatch(endpoints.tableDefaultViewSave.initiate({ body }, untracked)).unwrap());
      await told(store, dispatch(endpoints.tableViews.initiate(of, again)));
    },
  };
}

/** As {@link settingsWrites}, for the favourite filters. */
export function filterWrites(store: BerthStore, table: string) {
  const { dispatch } = store;
  const of = { query: { table } };
  const write = async (call: Promise<CallResult<'GET /system/filter/list'> | undefined>): Promise<void> => {
    const filters = await orError(call, () =>
      told(store, dispatch(endpoints.tableFilters.initiate(of, again))),
    );
    await keep(store, util.upsertQueryData('tableFilters', of, filters));
  };
  return {
    async saveFilter(filter: FilterChanges): Promise<void> {
      const body = { ...filter, table } as Body<'POST /system/filter/save'>; // lists that are merely read only
      await write(dispatch(endpoints.tableFilterSave.initiate({ body }, untracked)).unwrap());
    },
    async deleteFilter(id: string): Promise<void> {
      const body = { table, id };
      await write(dispatch(endpoints.tableFilterDelete.initiate({ body }, untracked)).unwrap());
    },
  };
}

/** As {@link settingsWrites}, for the views. */
export function viewWrites(store: BerthStore, table: string) {
  const { dispatch } = store;
  const of = { query: { table } };
  const write = async (call: Promise<CallResult<'GET /system/view/list'> | undefined>): Promise<void> => {
    const views = await orError(call, () => told(store, dispatch(endpoints.tableViews.initiate(of, again))));
    await keep(store, util.upsertQueryData('tableViews', of, views));
  };
  return {
    async saveView(view: ViewChanges): Promise<void> {
      const body = { ...view, table } as Body<'POST /system/view/save'>; // lists that are merely read only
      await write(dispatch(endpoints.tableViewSave.initiate({ body }, untracked)).unwrap());
    },
    async deleteView(id: string): Promise<void> {
      const body = { table, id };
      await write(dispatch(endpoints.tableViewDelete.initiate({ body }, untracked)).unwrap());
    },
  };
}

/** Puts an answer into the cache. */
async function keep(
  store: BerthStore,
  answer: ReturnType<typeof util.upsertQueryData<'tableInfo' | 'tableFilters' | 'tableViews'>>,
): Promise<void> {
  await told(store, store.dispatch(answer));
}

/** RTK Query tells of a change of its cache in the next frame: a plain action tells of it now. */
async function told({ dispatch }: BerthStore, change: PromiseLike<unknown>): Promise<void> {
  await change;
  dispatch({ type: 'tableMemory/kept' });
}

/** A failure as an Error with the words that say most: those of the one field that is wrong, where there is one. */
async function orError<Data>(
  call: Promise<Data | undefined>,
  readAgain?: () => PromiseLike<unknown>,
): Promise<Data> {
  try {
    return (await call) as Data; // what did not fail has its data
  } catch (failure) {
    const problem = failure as ApiProblem; // what `unwrap` throws of a contract call
    // What another window deleted goes from this one as well, and what it saved is here to be looked at: also what
    // has the name already, or the last place.
    const isNameRefused = problem.fields?.some(({ field }) => field === 'title');
    if (problem.status === 404 || problem.code === 'SAVED_ELSEWHERE' || isNameRefused) await readAgain?.();
    const { message, texts = problem.texts } = problem.fields?.[0] ?? problem;
    throw new ApiError({ ...problem, message, texts });
  }
}
