import type { ContentKind, ContentOf } from '@berth/contract';
import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

const anew = { refetchOnMountOrArgChange: true };
const contentTag = 'siteContent' as const;

const contentApi = berthApi.enhanceEndpoints({ addTagTypes: [contentTag] }).injectEndpoints({
  endpoints: (build) => ({
    siteContent: build.query({
      ...endpointQuery('GET /system/site/content/list'),
      providesTags: [contentTag],
    }),
    siteSaveContent: build.mutation({
      ...endpointMutation('POST /system/site/content/save'),
      // Also after a refusal: a colleague may have been quicker.
      invalidatesTags: [contentTag],
    }),
    siteRemoveContent: build.mutation({
      ...endpointMutation('POST /system/site/content/remove'),
      invalidatesTags: [contentTag],
    }),
  }),
});

export const { useSiteSaveContentMutation, useSiteRemoveContentMutation } = contentApi;

export type StoredOf<Kind extends ContentKind> = { id: string; version: number; record: ContentOf<Kind> };

/** The records of one kind, read anew whenever a page shows them. */
export function useContentOf<Kind extends ContentKind>(kind: Kind, isSkipped = false) {
  const query = contentApi.useSiteContentQuery({ query: { kind } }, { ...anew, skip: isSkipped });
  const rows = query.currentData as StoredOf<Kind>[] | undefined; // the server answers with those of this kind
  return { query, rows };
}
