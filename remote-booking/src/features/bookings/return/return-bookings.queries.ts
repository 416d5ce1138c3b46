import { berthApi, endpointMutation } from '@berth/runtime';

/** Bookings of every kind, and lists of them, are refetched, also after a call whose answer was lost. */
const returnApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingReturn: build.mutation({
      ...endpointMutation('POST /business/delBookingList'),
      invalidatesTags: ['Booking'],
    }),
  }),
});

export const { useBookingReturnMutation } = returnApi;
