import { berthApi, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

const ofConversation = { providesTags: [recordTag('conversation')] };
const changing = { invalidatesTags: [recordTag('conversation')] };

export const memberTalkApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    memberTalk: build.query({ ...endpointQuery('GET /support/conversation'), ...ofConversation }),
    memberTalks: build.query({ ...endpointQuery('GET /support/conversations'), ...ofConversation }),
    memberTalkStart: build.mutation(endpointMutation('POST /support/start')),
    memberTalkSay: build.mutation(endpointMutation('POST /support/say')),
    memberTalkSee: build.mutation({ ...endpointMutation('POST /support/see'), ...changing }),
    memberTalkEnd: build.mutation(endpointMutation('POST /support/end')),
  }),
});
