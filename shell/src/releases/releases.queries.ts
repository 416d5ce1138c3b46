import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

const releases = ['ShellReleases'] as const;

const releasesApi = berthApi.enhanceEndpoints({ addTagTypes: releases }).injectEndpoints({
  endpoints: (build) => ({
    shellReleaseOverview: build.query({
      ...endpointQuery('GET /system/release/overview'),
      providesTags: releases,
    }),
    shellReleaseHistory: build.query({
      ...endpointQuery('GET /system/release/history'),
      providesTags: releases,
    }),
    shellReleaseOutcomes: build.query({
      ...endpointQuery('GET /system/release/outcomes'),
      providesTags: releases,
    }),
    shellReleasePromote: build.mutation({
      ...endpointMutation('POST /system/release/promote'),
      invalidatesTags: releases,
    }),
    shellReleaseRollback: build.mutation({
      ...endpointMutation('POST /system/release/rollback'),
      invalidatesTags: releases,
    }),
    shellReleasePin: build.mutation({
      ...endpointMutation('POST /system/release/pin'),
      invalidatesTags: releases,
    }),
    shellReleaseSetPromote: build.mutation({
      ...endpointMutation('POST /system/release/setPromote'),
      invalidatesTags: releases,
    }),
    shellReleaseSetRollback: build.mutation({
      ...endpointMutation('POST /system/release/setRollback'),
      invalidatesTags: releases,
    }),
    shellReleaseSetRemove: build.mutation({
      ...endpointMutation('POST /system/release/setRemove'),
      invalidatesTags: releases,
    }),
    shellReleaseKeySave: build.mutation({
      ...endpointMutation('POST /system/release/keySave'),
      invalidatesTags: releases,
    }),
    shellReleaseKeyRevoke: build.mutation({
      ...endpointMutation('POST /system/release/keyRevoke'),
      invalidatesTags: releases,
    }),
  }),
});

export const {
  useShellReleaseOverviewQuery,
  useShellReleaseHistoryQuery,
  useShellReleaseOutcomesQuery,
  useShellReleasePromoteMutation,
  useShellReleaseRollbackMutation,
  useShellReleasePinMutation,
  useShellReleaseSetPromoteMutation,
  useShellReleaseSetRollbackMutation,
  useShellReleaseSetRemoveMutation,
  useShellReleaseKeySaveMutation,
  useShellReleaseKeyRevokeMutation,
} = releasesApi;
