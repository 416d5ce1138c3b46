import { berthApi, bookingTag, endpointQuery, recordTag } from '@berth/runtime';

// Rows say where the bookings' declarations stand.
const ofRows = [bookingTag(), recordTag('declaration')];

const listsApi = berthApi.enhanceEndpoints({ addTagTypes: ['LclBooking', 'FclBooking'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingLclList: build.query({
      ...endpointQuery('GET /business/getBookingListLcl'),
      providesTags: ['LclBooking', ...ofRows],
    }),
    bookingFclList: build.query({
      ...endpointQuery('GET /business/getBookingListFcl'),
      providesTags: ['FclBooking', ...ofRows],
    }),
    bookingAirList: build.query({
      ...endpointQuery('GET /business/getAirExportList'),
      providesTags: ofRows,
    }),
    bookingUnfinished: build.query({
      ...endpointQuery('GET /business/getBookingUnfinished'),
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
