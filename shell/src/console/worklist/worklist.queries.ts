import { recordKinds } from '@berth/contract';
import { berthApi, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

const quiet = { overlay: false, errors: 'caller' } as const;

const worklistApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellWorklist: build.query({
      ...endpointQuery('GET /business/getWorklist', quiet),
      // Any record that changes may be on it, or come on it.
      providesTags: recordKinds.map((kind) => recordTag(kind)),
    }),
    shellSnooze: build.mutation(endpointMutation('POST /business/snoozeWorklistItem', quiet)),
    shellReminders: build.query(endpointQuery('GET /user/reminderSettings', quiet)),
    shellSaveReminders: build.mutation(endpointMutation('POST /user/reminderSettings', quiet)),
  }),
});

export const {
  useShellWorklistQuery,
  useShellSnoozeMutation,
  useShellRemindersQuery,
  useShellSaveRemindersMutation,
} = worklistApi;
