import { berthApi, type CallOptions, type CallResult, endpointMutation } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** Lists and bookings of every kind are asked for anew by `useBookingsReturned`, when the results were read. */
const returnApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingReturn: build.mutation(endpointMutation('POST /business/delBookingList', quiet)),
  }),
});

export const { useBookingReturnMutation } = returnApi;

/** What became of one booking. */
export type ReturnResult = CallResult<'POST /business/delBookingList'>['results'][number];
