import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

const quiet = { overlay: false, errors: 'caller' } as const;

const messagesApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellMessages: build.query(endpointQuery('GET /business/getUserMessage', quiet)),
    shellReadMessage: build.mutation(endpointMutation('GET /business/readMessage', { overlay: false })),
    shellReadAllMessages: build.mutation(
      endpointMutation('POST /business/readAllMessages', { overlay: false }),
    ),
  }),
});

export const { useShellMessagesQuery, useShellReadMessageMutation, useShellReadAllMessagesMutation } =
  messagesApi;
