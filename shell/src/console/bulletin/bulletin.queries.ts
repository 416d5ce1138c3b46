import { berthApi, endpointQuery } from '@berth/runtime';

const bulletinApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellBulletins: build.query(endpointQuery('GET /index/getBulletins')),
    shellNewestNews: build.query(endpointQuery('GET /index/getNewsNewest')),
  }),
});

export const { useShellBulletinsQuery, useShellNewestNewsQuery } = bulletinApi;
