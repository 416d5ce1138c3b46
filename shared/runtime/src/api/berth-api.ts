import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { ApiProblem } from '../http/api-error.ts';

/**
 * The one RTK Query API. Remotes add their calls by `injectEndpoints`, names prefixed by the remote (a clash
 * would be silent). What carries text in the caller's language provides the tag `Localized`.
 */
export const berthApi = createApi({
  reducerPath: 'berthApi',
  baseQuery: fakeBaseQuery<ApiProblem>(),
  tagTypes: ['Localized'],
  endpoints: () => ({}),
});

// A second version of a remote that stands in for a failed one brings its own calls under the same names. In
// development RTK Query complains of a clash instead.
if (process.env.NODE_ENV === 'production') replaceOnInjecting(berthApi);

/** Makes calls that are added under a name in use take the place of those before. */
export function replaceOnInjecting(api: Pick<typeof berthApi, 'injectEndpoints'>): void {
  const inject = api.injectEndpoints.bind(api);
  api.injectEndpoints = (options) => inject({ ...options, overrideExisting: true });
}
