import { berthApi, type CallOptions, endpointMutation, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** The address book. Its list is refetched after each change, also a refused one: somebody else was faster. */
const addressApi = berthApi.enhanceEndpoints({ addTagTypes: ['SavedAddress'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingAddresses: build.query({
      ...endpointQuery('GET /business/addressList', quiet),
      providesTags: ['SavedAddress'],
    }),
    bookingAddressSave: build.mutation({
      ...endpointMutation('POST /business/addressSave', quiet),
      invalidatesTags: ['SavedAddress'],
    }),
    bookingAddressDelete: build.mutation({
      ...endpointMutation('POST /business/addressDelete', quiet),
      invalidatesTags: ['SavedAddress'],
    }),
  }),
});

export const { useBookingAddressesQuery, useBookingAddressSaveMutation, useBookingAddressDeleteMutation } =
  addressApi;
