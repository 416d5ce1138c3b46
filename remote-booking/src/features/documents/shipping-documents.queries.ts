import { berthApi, bookingTag, type CallOptions, type CallResult, endpointQuery } from '@berth/runtime';

export const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** A document of a booking, the newest of its kind. */
export type ShippingDocument = CallResult<'GET /business/getShippingDocuments'>[number];

const shippingDocumentsApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    bookingShippingDocuments: build.query({
      ...endpointQuery('GET /business/getShippingDocuments', quiet),
      providesTags: (_result, _error, { query }) => [bookingTag(query.id)],
    }),
  }),
});

export const { useBookingShippingDocumentsQuery } = shippingDocumentsApi;
