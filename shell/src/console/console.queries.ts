import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

const quiet = { overlay: false, errors: 'caller' } as const;

const consoleApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellConsoleLayout: build.query(endpointQuery('GET /user/consoleLayout', quiet)),
    shellConsoleLayoutSave: build.mutation(endpointMutation('POST /user/consoleLayout', quiet)),
    shellConsoleLayoutReset: build.mutation(endpointMutation('POST /user/resetConsoleLayout', quiet)),
  }),
});

export const {
  useShellConsoleLayoutQuery,
  useShellConsoleLayoutSaveMutation,
  useShellConsoleLayoutResetMutation,
} = consoleApi;
