import { berthApi } from '../api/berth-api.ts';
import { endpointMutation, endpointQuery } from '../api/endpoint-query.ts';

/** What the server remembers of a table. A write gives what is stored after it, which then is the answer kept. */
export const tableMemoryApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    tableInfo: build.query(endpointQuery('GET /system/table/info')),
    tableFilters: build.query(endpointQuery('GET /system/filter/list')),
    tableViews: build.query(endpointQuery('GET /system/view/list')),
    // Also as the page goes: a width that was moved just before is saved then.
    tableSave: build.mutation(endpointMutation('POST /system/table/save', { outlivesPage: true })),
    tableReset: build.mutation(endpointMutation('POST /system/table/reset')),
    tableDefaultColumnsSave: build.mutation(endpointMutation('POST /system/table/saveDefaultColumns')),
    tableDefaultViewSave: build.mutation(endpointMutation('POST /system/table/saveDefaultView')),
    tableFilterSave: build.mutation(endpointMutation('POST /system/filter/save')),
    tableFilterDelete: build.mutation(endpointMutation('POST /system/filter/delete')),
    tableViewSave: build.mutation(endpointMutation('POST /system/view/save')),
    tableViewDelete: build.mutation(endpointMutation('POST /system/view/delete')),
  }),
});

export const { useTableInfoQuery, useTableFiltersQuery, useTableViewsQuery } = tableMemoryApi;
