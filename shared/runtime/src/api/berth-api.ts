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
