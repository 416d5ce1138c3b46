import {
  berthApi,
  bookingTag,
  type CallOptions,
  type CallResult,
  endpointMutation,
  endpointQuery,
} from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** A stored LCL booking as the server gives it. */
export type SavedLclBooking = CallResult<'GET /business/getBookingByIdLcl'>;

/** One booking, and saving it. Lists of bookings are asked for anew after each save. */
const bookingApi = berthApi.enhanceEndpoints({ addTagTypes: ['LclBooking'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingLclById: build.query({
      ...endpointQuery('GET /business/getBookingByIdLcl', quiet),
      providesTags: (_result, _error, { query }) => ['LclBooking', bookingTag(query.id)],
      keepUnusedDataFor: 0,
    }),
    bookingSubmitLcl: build.mutation({
      ...endpointMutation('POST /business/submitBookingLcl', quiet),
      invalidatesTags: (result) => (result ? ['LclBooking'] : []),
    }),
  }),
});

export const { useBookingLclByIdQuery, useBookingSubmitLclMutation } = bookingApi;
