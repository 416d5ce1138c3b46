import type { Handlers } from '../../http/handlers.ts';
import { removeDefault, saveDefaultColumns, saveDefaultView } from './change-defaults.ts';
import { findSettings, listSettings } from './read-settings.ts';
import { deleteFilter, listFilters, saveFilter } from './save-filter.ts';
import { deleteView, listViews, saveView } from './save-view.ts';
import type { SavedViewRow } from './saved-views.repository.ts';
import { listAllDefaultViews, listDefaultSettings, listDefaultViews } from './table-defaults.repository.ts';
import { presentDefaults, presentFilter, presentOrganisationView, presentView } from './tables.presenter.ts';
import { resetSettings, saveSettings, type TableDependencies } from './tables.service.ts';

/**
 * What a person has saved of each table (spec section 7, System): column settings, favourite filters, views; and what
 * the organisation sets of it for everybody.
 */
export function tableHandlers(dependencies: TableDependencies) {
  const { database } = dependencies;
  const viewsBeside = async (own: SavedViewRow[], table: string) => {
    const offered = await listDefaultViews(database, table);
    return [...own.map(presentView), ...offered.map(presentOrganisationView)];
  };
  return {
    'GET /system/table/list': async ({ actor }) => await listSettings(dependencies, actor),
    'GET /system/table/info': async ({ actor, query }) =>
      await findSettings(dependencies, actor, query.table),
    'GET /system/table/defaults': async () =>
      presentDefaults(await listDefaultSettings(database), await listAllDefaultViews(database)),
    'POST /system/table/saveDefaultColumns': async ({ body }) => {
      await saveDefaultColumns(dependencies, body);
      return null;
    },
    'POST /system/table/saveDefaultView': async (call) => {
      await saveDefaultView(dependencies, call);
      return null;
    },
    'POST /system/table/removeDefault': async ({ body }) => {
      await removeDefault(dependencies, body);
      return null;
    },
    'POST /system/table/reset': async ({ actor, body }) => {
      await resetSettings(dependencies, actor, body.table);
      return await findSettings(dependencies, actor, body.table);
    },
    'POST /system/table/save': async ({ actor, body }) => await saveSettings(dependencies, actor, body),
    'GET /system/filter/list': async ({ actor, query }) => {
      const filters = await listFilters(dependencies, actor, query.table);
      return filters.map((filter) => presentFilter(filter, actor.userId));
    },
    'POST /system/filter/delete': async ({ actor, body }) => {
      const filters = await deleteFilter(dependencies, actor, body);
      return filters.map((filter) => presentFilter(filter, actor.userId));
    },
    'POST /system/filter/save': async (call) => {
      const filters = await saveFilter(dependencies, call);
      return filters.map((filter) => presentFilter(filter, call.actor.userId));
    },
    'GET /system/view/list': async ({ actor, query }) =>
      await viewsBeside(await listViews(dependencies, actor, query.table), query.table),
    'POST /system/view/delete': async ({ actor, body }) =>
      await viewsBeside(await deleteView(dependencies, actor, body), body.table),
    'POST /system/view/save': async (call) =>
      await viewsBeside(await saveView(dependencies, call), call.body.table),
  } satisfies Partial<Handlers>;
}
