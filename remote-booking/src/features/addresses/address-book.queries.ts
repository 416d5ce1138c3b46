import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

/** The address book. Its list is refetched after each change, also a refused one: somebody else was faster. */
const addressApi = berthApi.enhanceEndpoints({ addTagTypes: ['SavedAddress'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingAddresses: build.query({
      ...endpointQuery('GET /business/addressList'),
      providesTags: ['SavedAddress'],
    }),
    bookingAddressSave: build.mutation({
      ...endpointMutation('POST /business/addressSave'),
      invalidatesTags: ['SavedAddress'],
    }),
    bookingAddressDelete: build.mutation({
      ...endpointMutation('POST /business/addressDelete'),
      invalidatesTags: ['SavedAddress'],
    }),
  }),
});

export const { useBookingAddressesQuery, useBookingAddressSaveMutation, useBookingAddressDeleteMutation } =
  addressApi;
