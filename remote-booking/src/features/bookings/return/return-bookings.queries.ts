import { berthApi, type CallOptions, endpointMutation } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** Bookings of every kind, and lists of them, are refetched, also after a call whose answer was lost. */
const returnApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingReturn: build.mutation({
      ...endpointMutation('POST /business/delBookingList', quiet),
      invalidatesTags: ['Booking'],
    }),
  }),
});

export const { useBookingReturnMutation } = returnApi;
