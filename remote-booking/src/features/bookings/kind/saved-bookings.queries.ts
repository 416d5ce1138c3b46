import type { CargoLine, FclBooking, LclBooking } from '@berth/contract';
import {
  berthApi,
  bookingTag,
  type CallOptions,
  type CallResult,
  endpointMutation,
  endpointQuery,
  problemOf,
  request,
} from '@berth/runtime';
import type { FormKind, SavedBooking } from './form-kind.ts';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** Stored bookings as the server gives them. */
export type SavedLclBooking = CallResult<'GET /business/getBookingByIdLcl'>;
export type SavedFclBooking = CallResult<'GET /business/getBookingByIdFcl'>;

const readAs = <Tag extends string>(tag: Tag) => ({
  providesTags: (_result: unknown, _error: unknown, { query }: { query: { id: string } }) => [
    tag,
    bookingTag(query.id),
  ],
  keepUnusedDataFor: 0,
});

/** Lists of bookings are refetched after each save; a booking also when fields are refused: it may have been frozen since. */
const savedAs = <Tag extends string>(tag: Tag) => ({
  invalidatesTags: (result: unknown, error: unknown, { body }: { body: { id?: string } }) => {
    if (result) return [tag];
    const problem = problemOf({ error });
    return body.id && problem?.fields?.length ? [bookingTag(body.id)] : [];
  },
});

const bookingApi = berthApi.enhanceEndpoints({ addTagTypes: ['LclBooking', 'FclBooking'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingLclById: build.query({
      ...endpointQuery('GET /business/getBookingByIdLcl'),
      ...readAs('LclBooking'),
    }),
    bookingSubmitLcl: build.mutation({
      ...endpointMutation('POST /business/submitBookingLcl'),
      ...savedAs('LclBooking'),
    }),
    bookingFclById: build.query({
      ...endpointQuery('GET /business/getBookingByIdFcl'),
      ...readAs('FclBooking'),
    }),
    bookingSubmitFcl: build.mutation({
      ...endpointMutation('POST /business/submitBookingFcl'),
      ...savedAs('FclBooking'),
    }),
  }),
});

const { useBookingLclByIdQuery, useBookingSubmitLclMutation } = bookingApi;
const { useBookingFclByIdQuery, useBookingSubmitFclMutation } = bookingApi;

/** What a form does with the server. */
type Calls<Booking extends { cargo: CargoLine[] }, Saved extends SavedBooking<Booking>> = Pick<
  FormKind<never, Booking, Saved>,
  'useSaved' | 'useSave' | 'fetchNewest'
>;

const asked = (id: string, isAsked: boolean) =>
  [{ query: { id } }, { refetchOnMountOrArgChange: true, skip: !isAsked }] as const;

export const lclCalls: Calls<LclBooking, SavedLclBooking> = {
  useSaved: (id, isAsked = true) => useBookingLclByIdQuery(...asked(id, isAsked)),
  useSave: () => {
    const [submit] = useBookingSubmitLclMutation();
    return (input) => submit({ body: input });
  },
  fetchNewest: async (id) => await request('GET /business/getBookingByIdLcl', { query: { id } }, quiet),
};

export const fclCalls: Calls<FclBooking, SavedFclBooking> = {
  useSaved: (id, isAsked = true) => useBookingFclByIdQuery(...asked(id, isAsked)),
  useSave: () => {
    const [submit] = useBookingSubmitFclMutation();
    return (input) => submit({ body: input });
  },
  fetchNewest: async (id) => await request('GET /business/getBookingByIdFcl', { query: { id } }, quiet),
};
