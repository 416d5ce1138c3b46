import { recordKinds } from '@berth/contract';
import { berthApi, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

const worklistApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellWorklist: build.query({
      ...endpointQuery('GET /business/getWorklist'),
      // Any record that changes may be on it, or come on it.
      providesTags: recordKinds.map((kind) => recordTag(kind)),
    }),
    shellSnooze: build.mutation(endpointMutation('POST /business/snoozeWorklistItem')),
    shellReminders: build.query(endpointQuery('GET /user/reminderSettings')),
    shellSaveReminders: build.mutation(endpointMutation('POST /user/reminderSettings')),
  }),
});

export const {
  useShellWorklistQuery,
  useShellSnoozeMutation,
  useShellRemindersQuery,
  useShellSaveRemindersMutation,
} = worklistApi;
