import { berthApi, endpointQuery } from '@berth/runtime';

const documentsApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingEntryCode: build.query(endpointQuery('GET /business/getWarehouseCode')),
  }),
});

export const { useBookingEntryCodeQuery } = documentsApi;
