import {
  berthApi,
  type CallOptions,
  type CallResult,
  endpointMutation,
  endpointQuery,
  recordTag,
} from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** A declaration whole, as the server gives it. */
export type Declaration = CallResult<'GET /business/declaration'>;
export type DeclaredBooking = CallResult<'GET /business/declarationBookings'>['bookings'][number];
export type Paper = Declaration['papers'][number];

/** Also after a refusal: the declaration may be another one by now. */
const changes = { invalidatesTags: [recordTag('declaration')] };

const customsApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    customsDeclarationList: build.query({
      ...endpointQuery('GET /business/declarationList', quiet),
      providesTags: [recordTag('declaration')],
    }),
    customsBookings: build.query({
      ...endpointQuery('GET /business/declarationBookings', quiet),
      providesTags: [recordTag('declaration'), recordTag('booking')],
    }),
    customsOfBooking: build.query({
      ...endpointQuery('GET /business/declarationOfBooking', quiet),
      providesTags: (_result, _error, { query }) => [
        recordTag('declaration'),
        recordTag('booking', query.bookingId),
      ],
    }),
    customsDeclaration: build.query({
      ...endpointQuery('GET /business/declaration', quiet),
      providesTags: (_result, _error, { query }) => [
        recordTag('declaration'),
        recordTag('declaration', query.id),
      ],
      keepUnusedDataFor: 0,
    }),
    customsStart: build.mutation({
      ...endpointMutation('POST /business/declarationStart', quiet),
      ...changes,
    }),
    customsChangeBookings: build.mutation({
      ...endpointMutation('POST /business/declarationBookings', quiet),
      ...changes,
    }),
    customsSave: build.mutation({ ...endpointMutation('POST /business/declarationSave', quiet), ...changes }),
    customsSubmit: build.mutation({
      ...endpointMutation('POST /business/declarationSubmit', quiet),
      ...changes,
    }),
    customsRequestUpdate: build.mutation({
      ...endpointMutation('POST /business/declarationUpdateRequest', quiet),
      ...changes,
    }),
    customsWithdraw: build.mutation({
      ...endpointMutation('POST /business/declarationWithdraw', quiet),
      ...changes,
    }),
    customsDropUpdate: build.mutation({
      ...endpointMutation('POST /business/declarationUpdateDrop', quiet),
      ...changes,
    }),
    customsDelete: build.mutation({
      ...endpointMutation('POST /business/declarationDelete', quiet),
      ...changes,
    }),
    customsRemovePaper: build.mutation({
      ...endpointMutation('POST /business/declarationPaperRemove', quiet),
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
