import { berthApi, bookingTag, type CallResult, endpointQuery } from '@berth/runtime';

/** A container of a booking with its seven times. */
export type TracedContainer = CallResult<'GET /business/getContainerTrace'>['containers'][number];

const traceApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingContainerTrace: build.query({
      ...endpointQuery('GET /business/getContainerTrace'),
      providesTags: (_result, _error, { query }) => [bookingTag(query.id)],
    }),
  }),
});

export const { useBookingContainerTraceQuery } = traceApi;
