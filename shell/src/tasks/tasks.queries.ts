import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

const tasksApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellTasks: build.query(endpointQuery('GET /user/tasksList')),
    shellFileKinds: build.query(endpointQuery('GET /file/menu')),
    shellFiles: build.query(endpointQuery('GET /file/list')),
    shellCancelTask: build.mutation(endpointMutation('POST /user/taskCancel', { errors: 'notice' })),
    shellRetryTask: build.mutation(endpointMutation('POST /user/taskRetry', { errors: 'notice' })),
  }),
});

export const {
  useShellTasksQuery,
  useShellFileKindsQuery,
  useShellFilesQuery,
  useShellCancelTaskMutation,
  useShellRetryTaskMutation,
} = tasksApi;
