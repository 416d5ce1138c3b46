import { berthApi, bookingTag, type CallOptions, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

const listApi = berthApi.enhanceEndpoints({ addTagTypes: ['LclBooking'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingLclList: build.query({
      ...endpointQuery('GET /business/getBookingListLcl', quiet),
      providesTags: ['LclBooking', bookingTag()],
    }),
    bookingUnfinished: build.query({
      ...endpointQuery('GET /business/getBookingUnfinished', quiet),
      providesTags: ['LclBooking', bookingTag()],
    }),
  }),
});

export const { useBookingLclListQuery, useBookingUnfinishedQuery } = listApi;
