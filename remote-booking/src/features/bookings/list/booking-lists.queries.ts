import { berthApi, bookingTag, type CallOptions, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

const listsApi = berthApi.enhanceEndpoints({ addTagTypes: ['LclBooking', 'FclBooking'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingLclList: build.query({
      ...endpointQuery('GET /business/getBookingListLcl', quiet),
      providesTags: ['LclBooking', bookingTag()],
    }),
    bookingFclList: build.query({
      ...endpointQuery('GET /business/getBookingListFcl', quiet),
      providesTags: ['FclBooking', bookingTag()],
    }),
    bookingAirList: build.query({
      ...endpointQuery('GET /business/getAirExportList', quiet),
      providesTags: [bookingTag()],
    }),
    bookingUnfinished: build.query({
      ...endpointQuery('GET /business/getBookingUnfinished', quiet),
      providesTags: ['LclBooking', 'FclBooking', bookingTag()],
    }),
  }),
});

export const {
  useBookingLclListQuery,
  useBookingFclListQuery,
  useBookingAirListQuery,
  useBookingUnfinishedQuery,
} = listsApi;
