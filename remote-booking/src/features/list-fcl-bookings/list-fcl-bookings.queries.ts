import { berthApi, bookingTag, type CallOptions, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

const listApi = berthApi.enhanceEndpoints({ addTagTypes: ['FclBooking'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingFclList: build.query({
      ...endpointQuery('GET /business/getBookingListFcl', quiet),
      providesTags: ['FclBooking', bookingTag()],
    }),
  }),
});

export const { useBookingFclListQuery } = listApi;
