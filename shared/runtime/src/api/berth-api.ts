import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { ApiProblem } from '../http/api-error.ts';
import { keepApart } from './keep-apart.ts';
import { recordTagTypes } from './tag-type.ts';

/**
 * The one RTK Query API. Remotes add their calls by `injectEndpoints`, names prefixed by the remote for whoever
 * reads the store. What carries text in the caller's language provides the tag `Localized`, what is about
 * records the tags of `recordTag`, what is about the caller's messages `Message`.
 */
export const berthApi = createApi({
  reducerPath: 'berthApi',
  baseQuery: fakeBaseQuery<ApiProblem>(),
  tagTypes: ['Localized', 'Message', ...recordTagTypes],
  endpoints: () => ({}),
});

// Two builds of a remote in one page bring calls under the same names.
keepApart(berthApi);
