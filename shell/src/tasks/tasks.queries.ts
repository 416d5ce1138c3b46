import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

const quiet = { overlay: false, errors: 'caller' } as const;

const tasksApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellTasks: build.query(endpointQuery('GET /user/tasksList', quiet)),
    shellFileKinds: build.query(endpointQuery('GET /file/menu', quiet)),
    shellFiles: build.query(endpointQuery('GET /file/list', quiet)),
    shellCancelTask: build.mutation(endpointMutation('POST /user/taskCancel', { overlay: false })),
    shellRetryTask: build.mutation(endpointMutation('POST /user/taskRetry', { overlay: false })),
  }),
});

export const {
  useShellTasksQuery,
  useShellFileKindsQuery,
  useShellFilesQuery,
  useShellCancelTaskMutation,
  useShellRetryTaskMutation,
} = tasksApi;
