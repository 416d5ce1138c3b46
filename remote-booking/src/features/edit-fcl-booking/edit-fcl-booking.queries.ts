import {
  berthApi,
  bookingTag,
  type CallOptions,
  type CallResult,
  endpointMutation,
  endpointQuery,
} from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** A stored FCL booking as the server gives it. */
export type SavedFclBooking = CallResult<'GET /business/getBookingByIdFcl'>;

/** One booking, and saving it. Lists of bookings are asked for anew after each save. */
const bookingApi = berthApi.enhanceEndpoints({ addTagTypes: ['FclBooking'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingFclById: build.query({
      ...endpointQuery('GET /business/getBookingByIdFcl', quiet),
      providesTags: (_result, _error, { query }) => ['FclBooking', bookingTag(query.id)],
      keepUnusedDataFor: 0,
    }),
    bookingSubmitFcl: build.mutation({
      ...endpointMutation('POST /business/submitBookingFcl', quiet),
      invalidatesTags: (result) => (result ? ['FclBooking'] : []),
    }),
  }),
});

export const { useBookingFclByIdQuery, useBookingSubmitFclMutation } = bookingApi;
