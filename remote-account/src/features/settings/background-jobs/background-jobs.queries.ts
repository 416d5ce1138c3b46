import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type BackgroundJobRow = CallResult<'GET /system/task/list'>['rows'][number];

/** Also after a refusal: then it is not what is shown here. */
const changes = { invalidatesTags: ['BackgroundJob' as const] };

const jobsApi = berthApi.enhanceEndpoints({ addTagTypes: ['BackgroundJob'] }).injectEndpoints({
  endpoints: (build) => ({
    accountBackgroundJobs: build.query({
      ...endpointQuery('GET /system/task/list'),
      providesTags: ['BackgroundJob'],
    }),
    accountCancelJob: build.mutation({ ...endpointMutation('POST /system/task/cancel'), ...changes }),
    accountRetryJob: build.mutation({ ...endpointMutation('POST /system/task/retry'), ...changes }),
  }),
});

export const { useAccountBackgroundJobsQuery, useAccountCancelJobMutation, useAccountRetryJobMutation } =
  jobsApi;
