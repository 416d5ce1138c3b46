import { berthApi, bookingTag, type CallOptions, endpointQuery, recordTag } from '@berth/runtime';

// Rows say where the bookings' declarations stand.
const ofRows = [bookingTag(), recordTag('declaration')];

const quiet: CallOptions = { overlay: false, errors: 'caller' };

const listsApi = berthApi.enhanceEndpoints({ addTagTypes: ['LclBooking', 'FclBooking'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingLclList: build.query({
      ...endpointQuery('GET /business/getBookingListLcl', quiet),
      providesTags: ['LclBooking', ...ofRows],
    }),
    bookingFclList: build.query({
      ...endpointQuery('GET /business/getBookingListFcl', quiet),
      providesTags: ['FclBooking', ...ofRows],
    }),
    bookingAirList: build.query({
      ...endpointQuery('GET /business/getAirExportList', quiet),
      providesTags: ofRows,
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
