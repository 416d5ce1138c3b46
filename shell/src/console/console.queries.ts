import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

const consoleApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellConsoleLayout: build.query(endpointQuery('GET /user/consoleLayout')),
    shellConsoleLayoutSave: build.mutation(endpointMutation('POST /user/consoleLayout')),
    shellConsoleLayoutReset: build.mutation(endpointMutation('POST /user/resetConsoleLayout')),
  }),
});

export const {
  useShellConsoleLayoutQuery,
  useShellConsoleLayoutSaveMutation,
  useShellConsoleLayoutResetMutation,
} = consoleApi;
