import { berthApi, bookingTag, type CallResult, endpointQuery } from '@berth/runtime';

/** A document of a booking, the newest of its kind. */
export type ShippingDocument = CallResult<'GET /business/getShippingDocuments'>[number];

const shippingDocumentsApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingShippingDocuments: build.query({
      ...endpointQuery('GET /business/getShippingDocuments'),
      providesTags: (_result, _error, { query }) => [bookingTag(query.id)],
    }),
  }),
});

export const { useBookingShippingDocumentsQuery } = shippingDocumentsApi;
