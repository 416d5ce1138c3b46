import { berthApi, type CallOptions, endpointMutation, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };
const releases = ['ShellReleases'] as const;

const releasesApi = berthApi.enhanceEndpoints({ addTagTypes: releases }).injectEndpoints({
  endpoints: (build) => ({
    shellReleaseOverview: build.query({
      ...endpointQuery('GET /system/release/overview', quiet),
      providesTags: releases,
    }),
    shellReleaseHistory: build.query({
      ...endpointQuery('GET /system/release/history', quiet),
      providesTags: releases,
    }),
    shellReleaseOutcomes: build.query({
      ...endpointQuery('GET /system/release/outcomes', quiet),
      providesTags: releases,
    }),
    shellReleasePromote: build.mutation({
      ...endpointMutation('POST /system/release/promote', quiet),
      invalidatesTags: releases,
    }),
    shellReleaseRollback: build.mutation({
      ...endpointMutation('POST /system/release/rollback', quiet),
      invalidatesTags: releases,
    }),
    shellReleasePin: build.mutation({
      ...endpointMutation('POST /system/release/pin', quiet),
      invalidatesTags: releases,
    }),
    shellReleaseSetPromote: build.mutation({
      ...endpointMutation('POST /system/release/setPromote', quiet),
      invalidatesTags: releases,
    }),
    shellReleaseSetRollback: build.mutation({
      ...endpointMutation('POST /system/release/setRollback', quiet),
      invalidatesTags: releases,
    }),
    shellReleaseSetRemove: build.mutation({
      ...endpointMutation('POST /system/release/setRemove', quiet),
      invalidatesTags: releases,
    }),
    shellReleaseKeySave: build.mutation({
      ...endpointMutation('POST /system/release/keySave', quiet),
      invalidatesTags: releases,
    }),
    shellReleaseKeyRevoke: build.mutation({
      ...endpointMutation('POST /system/release/keyRevoke', quiet),
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
