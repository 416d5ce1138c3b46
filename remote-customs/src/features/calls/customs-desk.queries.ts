import { berthApi, type CallResult, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

export type Queue = CallResult<'GET /system/customs/queue'>;
export type Queued = Queue['toBeConfirmed'][number];
export type DeclarationAtDesk = CallResult<'GET /system/customs/declaration'>;

/** Also after a refusal: a colleague may have been quicker. */
const changes = { invalidatesTags: [recordTag('declaration')] };

const deskApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    customsQueue: build.query({
      ...endpointQuery('GET /system/customs/queue'),
      providesTags: [recordTag('declaration')],
    }),
    customsAtDesk: build.query({
      ...endpointQuery('GET /system/customs/declaration'),
      providesTags: (_result, _error, { query }) => [
        recordTag('declaration'),
        recordTag('declaration', query.id),
      ],
    }),
    customsClaim: build.mutation({ ...endpointMutation('POST /system/customs/claim'), ...changes }),
    customsDecide: build.mutation({ ...endpointMutation('POST /system/customs/decide'), ...changes }),
  }),
});

export const {
  useCustomsQueueQuery,
  useCustomsAtDeskQuery,
  useCustomsClaimMutation,
  useCustomsDecideMutation,
} = deskApi;
