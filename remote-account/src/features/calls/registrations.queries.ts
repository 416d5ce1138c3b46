import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type Queue = CallResult<'GET /system/registrations/queue'>;
export type Queued = Queue['waiting'][number];
export type RegistrationAtDesk = CallResult<'GET /system/registrations/registration'>;
export type StoredPaper = RegistrationAtDesk['papers'][number];

const ofRegistrations = { providesTags: ['Registration' as const] };
/** Also after a refusal: a colleague may have been quicker. */
const changes = { invalidatesTags: ['Registration' as const] };

const registrationsApi = berthApi.enhanceEndpoints({ addTagTypes: ['Registration'] }).injectEndpoints({
  endpoints: (build) => ({
    accountRegistrations: build.query({
      ...endpointQuery('GET /system/registrations/queue'),
      ...ofRegistrations,
    }),
    accountRegistration: build.query({
      ...endpointQuery('GET /system/registrations/registration'),
      ...ofRegistrations,
    }),
    accountDecide: build.mutation({ ...endpointMutation('POST /system/registrations/decide'), ...changes }),
    accountSettle: build.mutation({ ...endpointMutation('POST /system/registrations/settle'), ...changes }),
  }),
});

export const {
  useAccountRegistrationsQuery,
  useAccountRegistrationQuery,
  useAccountDecideMutation,
  useAccountSettleMutation,
} = registrationsApi;
