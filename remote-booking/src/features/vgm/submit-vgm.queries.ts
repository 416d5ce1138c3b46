import { berthApi, bookingTag, endpointMutation } from '@berth/runtime';

const vgmApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingSubmitVgm: build.mutation({
      ...endpointMutation('POST /business/submitVgm'),
      // A refused one too: the booking is not what it was thought to be.
      invalidatesTags: (_result, _error, { body }) => [bookingTag(body.bookingId)],
    }),
  }),
});

export const { useBookingSubmitVgmMutation } = vgmApi;
