import { berthApi, endpointQuery } from '@berth/runtime';

// The palette shows its own waiting and failing.
const quiet = { overlay: false, errors: 'caller' } as const;

export const searchApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    // What was found a while ago may have changed since: nothing is kept.
    shellSearch: build.query({ ...endpointQuery('GET /business/search', quiet), keepUnusedDataFor: 0 }),
  }),
});
