import type { PageAnswer, PageRead } from '@berth/contract';
import { nameOfRead } from '@berth/contract';
import { berthApi } from '../api/berth-api.ts';
import { problemOf } from '../api/problem-of.ts';
import { ApiError, type ApiProblem } from '../http/api-error.ts';
import { type Call, type CallInput, type CallResult, call } from '../http/request.ts';
import type { BerthStore } from '../store/create-store.ts';

/** The public calls that a page may make while the server draws it. */
export type PublicRead = Extract<Call, `GET /index/${string}`>;
export type ReadQuery<Key extends PublicRead> =
  CallInput<Key> extends { query?: infer Query } ? NonNullable<Query> : Record<never, never>;

/** What a page knows of a call: its answer, why there is none, or neither yet. */
export type PageReading<Data> = {
  data: Data | undefined;
  problem: ApiProblem | undefined;
  /** What is shown is of another query: the answer to this one is on its way. */
  isStale: boolean;
  refetch: () => unknown;
};

type Refused = { status: number; code: string };
type Read = { data: unknown } | { refused: Refused };

const drawnApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    pageRead: build.query<Read, PageRead>({
      queryFn: async ({ key, query }) => {
        try {
          return { data: { data: await call(key, { query }, { overlay: false, errors: 'caller' }) } };
        } catch (failure) {
          if (failure instanceof ApiError) return { error: failure.toProblem() };
          throw failure;
        }
      },
      serializeQueryArgs: ({ queryArgs }) => nameOfRead(queryArgs),
      keepUnusedDataFor: 300,
    }),
  }),
});

/** Puts in what the page came with, so that nothing is asked for a second time. */
export function giveAnswers(store: BerthStore, answers: readonly PageAnswer[]): void {
  const entries = answers.map(({ key, query, ...value }) => ({
    endpointName: 'pageRead' as const,
    arg: { key, query },
    value,
  }));
  store.dispatch(drawnApi.util.upsertQueryEntries(entries));
}

/**
 * The answer of a public call that a page shows. Where the server has drawn the page it is there at once; drawn on the
 * server, this is what tells it to ask.
 */
export function usePageRead<Key extends PublicRead>(
  key: Key,
  query: ReadQuery<Key>,
): PageReading<CallResult<Key>> {
  const asked = { key, query: query as PageRead['query'] }; // flat, as every public query is
  const { data, currentData, error, isFetching, refetch } = drawnApi.usePageReadQuery(asked);
  const read = currentData ?? (error ? undefined : data);
  return {
    data: read && 'data' in read ? (read.data as CallResult<Key>) : undefined, // the server answers by contract
    problem: read && 'refused' in read ? problemOfRefused(read.refused) : problemOf({ error }),
    isStale: isFetching && currentData === undefined,
    refetch,
  };
}

/** Of a call that was refused while the server drew the page; its words are the page's own. */
function problemOfRefused({ status, code }: Refused): ApiProblem {
  return { kind: 'status', status, code, message: '' };
}
