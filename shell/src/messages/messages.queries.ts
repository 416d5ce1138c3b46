import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

const messagesApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellMessages: build.query(endpointQuery('GET /business/getUserMessage')),
    shellReadMessage: build.mutation(endpointMutation('GET /business/readMessage', { errors: 'notice' })),
    shellReadAllMessages: build.mutation(
      endpointMutation('POST /business/readAllMessages', { errors: 'notice' }),
    ),
  }),
});

export const { useShellMessagesQuery, useShellReadMessageMutation, useShellReadAllMessagesMutation } =
  messagesApi;
