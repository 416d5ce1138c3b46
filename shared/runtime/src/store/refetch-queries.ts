import { berthApi } from '../api/berth-api.ts';
import type { BerthStore } from './create-store.ts';

type QueryFacts = { isFailed: boolean; isLocalized: boolean };
type Refetchable = { initiate(arg: unknown, options: { forceRefetch: true; subscribe: false }): never };

/** Refetches the answers that are on screen now and that `isWanted` chooses. */
export function refetchQueries(store: BerthStore, isWanted: (query: QueryFacts) => boolean): void {
  const state = store.getState();
  const localized = new Set(
    berthApi.util.selectInvalidatedBy(state, ['Localized']).map(({ queryCacheKey }) => queryCacheKey),
  );
  const { getSubscriptionCount } = subscriptionsOf(store);
  for (const [key, query] of Object.entries(state[berthApi.reducerPath].queries)) {
    if (!query?.endpointName || getSubscriptionCount(key) === 0) continue;
    if (!isWanted({ isFailed: query.status === 'rejected', isLocalized: localized.has(key) })) continue;
    // Endpoints are injected by name at run time, so their types are not known here.
    const endpoints = berthApi.endpoints as Record<string, Refetchable>;
    const endpoint = endpoints[query.endpointName];
    if (endpoint)
      store.dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
  }
}

/** RTK Query keeps its subscriptions outside of the state; its middleware answers this action with them. */
function subscriptionsOf(store: BerthStore): { getSubscriptionCount(cacheKey: string): number } {
  const answer: unknown = store.dispatch(berthApi.internalActions.internal_getRTKQSubscriptions());
  return answer as { getSubscriptionCount(cacheKey: string): number }; // typed as the action itself
}
