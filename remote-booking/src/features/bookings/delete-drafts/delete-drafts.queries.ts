import { berthApi, bookingTag, endpointMutation } from '@berth/runtime';

/** Lists are refetched; a booking that is gone is not, only all of them after a call whose answer was lost. */
const deleteApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingDraftsDelete: build.mutation({
      ...endpointMutation('POST /business/deleteDrafts'),
      invalidatesTags: (result) => (result ? [bookingTag()] : ['Booking']),
    }),
  }),
});

export const { useBookingDraftsDeleteMutation } = deleteApi;
