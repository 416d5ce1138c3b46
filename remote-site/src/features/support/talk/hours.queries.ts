import { berthApi, endpointQuery } from '@berth/runtime';

const hoursApi = berthApi.injectEndpoints({
  endpoints: (build) => ({ supportHours: build.query(endpointQuery('GET /index/getSupportHours')) }),
});

export const { useSupportHoursQuery } = hoursApi;
