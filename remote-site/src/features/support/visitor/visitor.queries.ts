import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

/** The conversation of this browser: what is new in it comes by `use-conversation-stream`. */
export const visitorTalkApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    visitorTalk: build.query(endpointQuery('GET /index/getConversation')),
    visitorTalkStart: build.mutation(endpointMutation('POST /index/startConversation')),
    visitorTalkSay: build.mutation(endpointMutation('POST /index/sayInConversation')),
    visitorTalkSee: build.mutation(endpointMutation('POST /index/seeConversation')),
    visitorTalkEnd: build.mutation(endpointMutation('POST /index/endConversation')),
    visitorTalkMail: build.mutation(endpointMutation('POST /index/leaveConversationMail')),
    visitorTalkResume: build.mutation(endpointMutation('POST /index/resumeConversation')),
  }),
});
