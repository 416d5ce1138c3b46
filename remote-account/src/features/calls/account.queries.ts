import { berthApi, type CallResult, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

export type Account = CallResult<'POST /user/getCustomerInfo'>;
export type Notices = CallResult<'POST /user/getContainerSetting'>;
export type OpenSession = CallResult<'GET /user/getSessions'>[number];
export type Operation = CallResult<'GET /user/getOpLogList'>['rows'][number];
export type SpaceFile = CallResult<'GET /user/getSpaceFiles'>['rows'][number];
export type CentreMessage = CallResult<'GET /user/getMessageList'>['rows'][number];

const changesSessions = { invalidatesTags: ['Session' as const, 'Operation' as const] };
const changesMessages = { invalidatesTags: ['Message' as const] };

const accountApi = berthApi
  .enhanceEndpoints({ addTagTypes: ['Account', 'Session', 'ContainerSetting', 'Operation', 'Space'] })
  .injectEndpoints({
    endpoints: (build) => ({
      accountInfo: build.query({
        ...endpointQuery('POST /user/getCustomerInfo'),
        // Staff change the customer, too.
        providesTags: ['Account', recordTag('customer')],
      }),
      accountUpdate: build.mutation({
        ...endpointMutation('POST /user/updateInfo'),
        invalidatesTags: ['Account', 'Operation'],
      }),
      accountPhoneCode: build.mutation(endpointMutation('POST /user/changePhoneMessage')),
      accountPhone: build.mutation({
        ...endpointMutation('POST /user/updatePhone'),
        invalidatesTags: ['Account', 'Session', 'Operation'],
      }),
      accountPassword: build.mutation({
        ...endpointMutation('POST /user/updatePassword'),
        ...changesSessions,
      }),
      accountSessions: build.query({
        ...endpointQuery('GET /user/getSessions'),
        providesTags: ['Session'],
      }),
      accountEndSession: build.mutation({
        ...endpointMutation('POST /user/endSession'),
        ...changesSessions,
      }),
      accountEndOthers: build.mutation({
        ...endpointMutation('POST /user/endOtherSessions'),
        ...changesSessions,
      }),
      accountNotices: build.query({
        ...endpointQuery('POST /user/getContainerSetting'),
        providesTags: ['ContainerSetting'],
      }),
      accountSaveNotices: build.mutation({
        ...endpointMutation('POST /user/submitContainerSetting'),
        invalidatesTags: ['ContainerSetting', 'Operation'],
      }),
      accountMessages: build.query({
        ...endpointQuery('GET /user/getMessageList'),
        providesTags: ['Message'],
      }),
      accountReadMessage: build.mutation({
        ...endpointMutation('GET /business/readMessage'),
        ...changesMessages,
      }),
      accountReadAllMessages: build.mutation({
        ...endpointMutation('POST /business/readAllMessages'),
        ...changesMessages,
      }),
      accountLog: build.query({
        ...endpointQuery('GET /user/getOpLogList'),
        providesTags: ['Operation'],
      }),
      accountSpace: build.query({ ...endpointQuery('GET /user/getSpace'), providesTags: ['Space'] }),
      accountSpaceFiles: build.query({
        ...endpointQuery('GET /user/getSpaceFiles'),
        providesTags: ['Space'],
      }),
      accountDeleteFile: build.mutation({
        ...endpointMutation('POST /user/deleteSpaceFile'),
        invalidatesTags: ['Space'],
      }),
    }),
  });

export const {
  useAccountInfoQuery,
  useAccountUpdateMutation,
  useAccountPhoneCodeMutation,
  useAccountPhoneMutation,
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
  useAccountSpaceQuery,
  useAccountSpaceFilesQuery,
  useAccountDeleteFileMutation,
} = accountApi;
