import { berthApi, type CallOptions, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

const documentsApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingEntryCode: build.query(endpointQuery('GET /business/getWarehouseCode', quiet)),
  }),
});

export const { useBookingEntryCodeQuery } = documentsApi;
