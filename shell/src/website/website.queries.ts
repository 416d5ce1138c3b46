import { berthApi, endpointQuery } from '@berth/runtime';

const websiteApi = berthApi.injectEndpoints({
  endpoints: (build) => ({ shellWebsite: build.query(endpointQuery('GET /index/index')) }),
});

export const { useShellWebsiteQuery } = websiteApi;
