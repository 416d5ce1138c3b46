import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type Settings = CallResult<'GET /system/settings/get'>;
export type Health = CallResult<'GET /system/settings/health'>;

const ofSettings = { providesTags: ['SystemSetting' as const] };

const systemApi = berthApi.enhanceEndpoints({ addTagTypes: ['SystemSetting'] }).injectEndpoints({
  endpoints: (build) => ({
    accountSettings: build.query({ ...endpointQuery('GET /system/settings/get'), ...ofSettings }),
    // Also after a refusal: a colleague may have been quicker.
    accountSaveSetting: build.mutation({
      ...endpointMutation('POST /system/settings/save'),
      invalidatesTags: ['SystemSetting'],
    }),
    accountSendTest: build.mutation(endpointMutation('POST /system/settings/testMessage')),
    accountHealth: build.query(endpointQuery('GET /system/settings/health')),
  }),
});

export const {
  useAccountSettingsQuery,
  useAccountSaveSettingMutation,
  useAccountSendTestMutation,
  useAccountHealthQuery,
} = systemApi;
