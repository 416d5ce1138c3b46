import { recordKinds } from '@berth/contract';
import { berthApi } from '../api/berth-api.ts';
import { endpointQuery } from '../api/endpoint-query.ts';
import { recordTag } from '../live/record-news.ts';

const consoleApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    consoleFigures: build.query({
      ...endpointQuery('GET /business/customerOrderInfo'),
      // What any of them is counts.
      providesTags: recordKinds.map((kind) => recordTag(kind)),
    }),
  }),
});

/**
 * All figures of the console. One call and one answer for the shell's page and the cards of every remote: a query of
 * each one's own would be a call of each one's own.
 */
export const { useConsoleFiguresQuery } = consoleApi;
