import { berthApi, endpointQuery } from '@berth/runtime';

export const searchApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    // What was found a while ago may have changed since: nothing is kept.
    shellSearch: build.query({ ...endpointQuery('GET /business/search'), keepUnusedDataFor: 0 }),
  }),
});
