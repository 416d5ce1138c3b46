import { berthApi, bookingTag, type CallOptions, type CallResult, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** A stored air booking as the server gives it. */
export type SavedAirBooking = CallResult<'GET /business/getAirExportById'>;

const airApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingAirById: build.query({
      ...endpointQuery('GET /business/getAirExportById', quiet),
      providesTags: (_result, _error, { query }) => [bookingTag(query.id)],
    }),
  }),
});

export const { useBookingAirByIdQuery } = airApi;
