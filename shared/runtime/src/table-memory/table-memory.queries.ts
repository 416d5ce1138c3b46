import { berthApi } from '../api/berth-api.ts';
import { endpointMutation, endpointQuery } from '../api/endpoint-query.ts';
import type { CallOptions } from '../http/request.ts';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** What the server remembers of a table. A write gives what is stored after it, which then is the answer kept. */
export const tableMemoryApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    tableInfo: build.query(endpointQuery('GET /system/table/info', quiet)),
    tableFilters: build.query(endpointQuery('GET /system/filter/list', quiet)),
    tableViews: build.query(endpointQuery('GET /system/view/list', quiet)),
    // Also as the page goes: a width that was moved just before is saved then.
    tableSave: build.mutation(endpointMutation('POST /system/table/save', { ...quiet, outlivesPage: true })),
    tableReset: build.mutation(endpointMutation('POST /system/table/reset', quiet)),
    tableFilterSave: build.mutation(endpointMutation('POST /system/filter/save', quiet)),
    tableFilterDelete: build.mutation(endpointMutation('POST /system/filter/delete', quiet)),
    tableViewSave: build.mutation(endpointMutation('POST /system/view/save', quiet)),
    tableViewDelete: build.mutation(endpointMutation('POST /system/view/delete', quiet)),
  }),
});

export const { useTableInfoQuery, useTableFiltersQuery, useTableViewsQuery } = tableMemoryApi;
