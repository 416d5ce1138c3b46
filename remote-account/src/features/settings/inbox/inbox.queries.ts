import { berthApi, type CallResult, endpointQuery, recordTag } from '@berth/runtime';

export type Inbox = CallResult<'GET /system/desk/inbox'>;
export type InboxItem = Inbox['sources'][number]['items'][number];

const inboxApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    accountInbox: build.query({
      ...endpointQuery('GET /system/desk/inbox'),
      // What open pages of staff hear of.
      providesTags: [
        recordTag('conversation'),
        recordTag('declaration'),
        recordTag('bill'),
        recordTag('lead'),
      ],
    }),
  }),
});

export const { useAccountInboxQuery } = inboxApi;
