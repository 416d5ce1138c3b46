import { berthApi, type CallOptions, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

export type Account = CallResult<'POST /user/getCustomerInfo'>;
export type OpenSession = CallResult<'GET /user/getSessions'>[number];
export type CentreMessage = CallResult<'GET /user/getMessageList'>['rows'][number];

const changesSessions = { invalidatesTags: ['Session' as const, 'Operation' as const] };
const changesMessages = { invalidatesTags: ['Message' as const] };

const accountApi = berthApi
  .enhanceEndpoints({ addTagTypes: ['Account', 'Session', 'ContainerSetting', 'Operation'] })
  .injectEndpoints({
    endpoints: (build) => ({
      accountInfo: build.query({
        ...endpointQuery('POST /user/getCustomerInfo', quiet),
        providesTags: ['Account'],
      }),
      accountUpdate: build.mutation({
        ...endpointMutation('POST /user/updateInfo', quiet),
        invalidatesTags: ['Account', 'Operation'],
      }),
      accountPassword: build.mutation({
        ...endpointMutation('POST /user/updatePassword', quiet),
        ...changesSessions,
      }),
      accountSessions: build.query({
        ...endpointQuery('GET /user/getSessions', quiet),
        providesTags: ['Session'],
      }),
      accountEndSession: build.mutation({
        ...endpointMutation('POST /user/endSession', quiet),
        ...changesSessions,
      }),
      accountEndOthers: build.mutation({
        ...endpointMutation('POST /user/endOtherSessions', quiet),
        ...changesSessions,
      }),
      accountNotices: build.query({
        ...endpointQuery('POST /user/getContainerSetting', quiet),
        providesTags: ['ContainerSetting'],
      }),
      accountSaveNotices: build.mutation({
        ...endpointMutation('POST /user/submitContainerSetting', quiet),
        invalidatesTags: ['ContainerSetting', 'Operation'],
      }),
      accountMessages: build.query({
        ...endpointQuery('GET /user/getMessageList', quiet),
        providesTags: ['Message'],
      }),
      accountReadMessage: build.mutation({
        ...endpointMutation('GET /business/readMessage', quiet),
        ...changesMessages,
      }),
      accountReadAllMessages: build.mutation({
        ...endpointMutation('POST /business/readAllMessages', quiet),
        ...changesMessages,
      }),
      accountLog: build.query({
        ...endpointQuery('GET /user/getOpLogList', quiet),
        providesTags: ['Operation'],
      }),
    }),
  });

export const {
  useAccountInfoQuery,
  useAccountUpdateMutation,
  useAccountPasswordMutation,
  useAccountSessionsQuery,
  useAccountEndSessionMutation,
  useAccountEndOthersMutation,
  useAccountNoticesQuery,
  useAccountSaveNoticesMutation,
  useAccountMessagesQuery,
  useAccountReadMessageMutation,
  useAccountReadAllMessagesMutation,
  useAccountLogQuery,
} = accountApi;
