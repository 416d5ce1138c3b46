import type { Handlers } from '../../http/handlers.ts';
import { deleteFilter, listFilters, saveFilter } from './save-filter.ts';
import { deleteView, listViews, saveView } from './save-view.ts';
import { presentFilter, presentSettings, presentView } from './tables.presenter.ts';
import {
  findSettings,
  listSettings,
  resetSettings,
  saveSettings,
  type TableDependencies,
} from './tables.service.ts';

/** What a person has saved of each table (spec section 7, System): column settings, favourite filters, views. */
export function tableHandlers(dependencies: TableDependencies) {
  return {
    'GET /system/table/list': async ({ actor }) =>
      (await listSettings(dependencies, actor)).map(presentSettings),
    'GET /system/table/info': async ({ actor, query }) => {
      const settings = await findSettings(dependencies, actor, query.table);
      return settings && presentSettings(settings);
    },
    'POST /system/table/reset': async ({ actor, body }) => {
      await resetSettings(dependencies, actor, body.table);
      return null;
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
      (await listViews(dependencies, actor, query.table)).map(presentView),
    'POST /system/view/delete': async ({ actor, body }) =>
      (await deleteView(dependencies, actor, body)).map(presentView),
    'POST /system/view/save': async (call) => (await saveView(dependencies, call)).map(presentView),
  } satisfies Partial<Handlers>;
}
