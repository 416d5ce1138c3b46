import { berthApi, type CallResult, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

/** A declaration whole, as the server gives it. */
export type Declaration = CallResult<'GET /business/declaration'>;
export type DeclaredBooking = CallResult<'GET /business/declarationBookings'>['bookings'][number];
export type Paper = Declaration['papers'][number];

/** Also after a refusal: the declaration may be another one by now. */
const changes = { invalidatesTags: [recordTag('declaration')] };

const customsApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    customsDeclarationList: build.query({
      ...endpointQuery('GET /business/declarationList'),
      providesTags: [recordTag('declaration')],
    }),
    customsBookings: build.query({
      ...endpointQuery('GET /business/declarationBookings'),
      providesTags: [recordTag('declaration'), recordTag('booking')],
    }),
    customsOfBooking: build.query({
      ...endpointQuery('GET /business/declarationOfBooking'),
      providesTags: (_result, _error, { query }) => [
        recordTag('declaration'),
        recordTag('booking', query.bookingId),
      ],
    }),
    customsDeclaration: build.query({
      ...endpointQuery('GET /business/declaration'),
      providesTags: (_result, _error, { query }) => [
        recordTag('declaration'),
        recordTag('declaration', query.id),
      ],
      keepUnusedDataFor: 0,
    }),
    customsStart: build.mutation({
      ...endpointMutation('POST /business/declarationStart'),
      ...changes,
    }),
    customsChangeBookings: build.mutation({
      ...endpointMutation('POST /business/declarationBookings'),
      ...changes,
    }),
    customsSave: build.mutation({ ...endpointMutation('POST /business/declarationSave'), ...changes }),
    customsSubmit: build.mutation({
      ...endpointMutation('POST /business/declarationSubmit'),
      ...changes,
    }),
    customsRequestUpdate: build.mutation({
      ...endpointMutation('POST /business/declarationUpdateRequest'),
      ...changes,
    }),
    customsWithdraw: build.mutation({
      ...endpointMutation('POST /business/declarationWithdraw'),
      ...changes,
    }),
    customsDropUpdate: build.mutation({
      ...endpointMutation('POST /business/declarationUpdateDrop'),
      ...changes,
    }),
    customsDelete: build.mutation({
      ...endpointMutation('POST /business/declarationDelete'),
      ...changes,
    }),
    customsRemovePaper: build.mutation({
      ...endpointMutation('POST /business/declarationPaperRemove'),
      ...changes,
    }),
  }),
});

export const {
  useCustomsDeclarationListQuery,
  useCustomsBookingsQuery,
  useCustomsOfBookingQuery,
  useCustomsDeclarationQuery,
  useCustomsStartMutation,
  useCustomsChangeBookingsMutation,
  useCustomsSaveMutation,
  useCustomsSubmitMutation,
  useCustomsRequestUpdateMutation,
  useCustomsWithdrawMutation,
  useCustomsDropUpdateMutation,
  useCustomsDeleteMutation,
  useCustomsRemovePaperMutation,
} = customsApi;
