import { berthApi, type CallResult, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

export type ConversationRow = CallResult<'GET /system/conversations/list'>['rows'][number];
export type DeskConversation = CallResult<'GET /system/conversations/conversation'>;

const ofConversations = { providesTags: [recordTag('conversation')] };
// Also after a refusal: a colleague, or whoever asked, may have been quicker.
const changing = { invalidatesTags: [recordTag('conversation')] };

const deskApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    siteConversations: build.query({
      ...endpointQuery('GET /system/conversations/list'),
      ...ofConversations,
    }),
    siteConversationCounts: build.query({
      ...endpointQuery('GET /system/conversations/counts'),
      ...ofConversations,
    }),
    siteConversation: build.query({
      ...endpointQuery('GET /system/conversations/conversation'),
      ...ofConversations,
    }),
    siteSayInConversation: build.mutation({
      ...endpointMutation('POST /system/conversations/say'),
      ...changing,
    }),
    siteAssignConversation: build.mutation({
      ...endpointMutation('POST /system/conversations/assign'),
      ...changing,
    }),
    siteCloseConversation: build.mutation({
      ...endpointMutation('POST /system/conversations/close'),
      ...changing,
    }),
  }),
});

export const {
  useSiteConversationsQuery,
  useSiteConversationCountsQuery,
  useSiteConversationQuery,
  useSiteSayInConversationMutation,
  useSiteAssignConversationMutation,
  useSiteCloseConversationMutation,
} = deskApi;
