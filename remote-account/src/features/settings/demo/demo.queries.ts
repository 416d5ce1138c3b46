import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type DemoRow = CallResult<'GET /demo/list'>['rows'][number];

const demoApi = berthApi.enhanceEndpoints({ addTagTypes: ['Demo'] }).injectEndpoints({
  endpoints: (build) => ({
    accountDemoVersion: build.query(endpointQuery('GET /demo/ver')),
    accountDemoRecords: build.query({ ...endpointQuery('GET /demo/list'), providesTags: ['Demo'] }),
    accountDemoRecord: build.query({ ...endpointQuery('GET /demo/page'), providesTags: ['Demo'] }),
    accountMakeDemo: build.mutation({ ...endpointMutation('POST /demo/post'), invalidatesTags: ['Demo'] }),
  }),
});

export const {
  useAccountDemoVersionQuery,
  useAccountDemoRecordsQuery,
  useAccountDemoRecordQuery,
  useAccountMakeDemoMutation,
} = demoApi;
