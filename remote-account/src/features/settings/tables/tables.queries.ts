import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type TableDefault = CallResult<'GET /system/table/defaults'>[number];

const tag = 'TableDefaults' as const;

const tablesApi = berthApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  endpoints: (build) => ({
    accountTableDefaults: build.query({
      ...endpointQuery('GET /system/table/defaults'),
      providesTags: [tag],
    }),
    accountRemoveTableDefault: build.mutation({
      ...endpointMutation('POST /system/table/removeDefault'),
      // Also after a refusal: a colleague may have been quicker.
      invalidatesTags: [tag],
    }),
  }),
});

export const { useAccountTableDefaultsQuery, useAccountRemoveTableDefaultMutation } = tablesApi;
