import { berthApi, bookingTag, type CallOptions, endpointMutation } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** Lists are refetched; a booking that is gone is not, only all of them after a call whose answer was lost. */
const deleteApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingDraftsDelete: build.mutation({
      ...endpointMutation('POST /business/deleteDrafts', quiet),
      invalidatesTags: (result) => (result ? [bookingTag()] : ['Booking']),
    }),
  }),
});

export const { useBookingDraftsDeleteMutation } = deleteApi;
