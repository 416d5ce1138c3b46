import { savedFilter, savedView, tableOf, tableSettings } from '../table-memory.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

const ids = ['filterId', 'filterVersion', 'oldFilterId', 'viewId', 'viewVersion', 'oldViewId'] as const;

/** A filter and a view to change, and one of each to delete. */
export const tableThings: PartOfThings<Record<(typeof ids)[number], string>> = {
  make: async ({ person, word }) => {
    const table = tableOf(word);
    const before = await person.get('GET /system/table/info', { query: { table } });
    const { version } = before ?? {};
    await person.get('POST /system/table/save', { body: tableSettings(table, { version }) });
    const keepFilter = async () => {
      const body = savedFilter(word);
      const filters = await person.get('POST /system/filter/save', { body });
      return filters.find(({ title }) => title === body.title);
    };
    const keepView = async (isDefault: boolean) => {
      const body = { ...savedView(word), isDefault };
      const views = await person.get('POST /system/view/save', { body });
      return views.find(({ title }) => title === body.title);
    };
    const [filter, view] = [await keepFilter(), await keepView(true)];
    return {
      filterId: filter?.id ?? '',
      filterVersion: filter?.version ?? '',
      oldFilterId: (await keepFilter())?.id ?? '',
      viewId: view?.id ?? '',
      viewVersion: view?.version ?? '',
      oldViewId: (await keepView(false))?.id ?? '',
    };
  },
  invent: () => inventIds(...ids),
};
