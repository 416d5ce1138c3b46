import { berthApi, bookingTag, type CallResult, endpointQuery } from '@berth/runtime';

/** A stored air booking as the server gives it. */
export type SavedAirBooking = CallResult<'GET /business/getAirExportById'>;

const airApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingAirById: build.query({
      ...endpointQuery('GET /business/getAirExportById'),
      providesTags: (_result, _error, { query }) => [bookingTag(query.id)],
    }),
  }),
});

export const { useBookingAirByIdQuery } = airApi;
