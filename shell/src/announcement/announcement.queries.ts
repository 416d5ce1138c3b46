import { berthApi, endpointQuery } from '@berth/runtime';

const workspaceApi = berthApi.injectEndpoints({
  endpoints: (build) => ({ shellWorkspace: build.query(endpointQuery('GET /user/getWorkspace')) }),
});

export const { useShellWorkspaceQuery } = workspaceApi;
