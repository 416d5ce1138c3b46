import { berthApi, type CallResult, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

export type ClientRow = CallResult<'GET /system/client/list'>['rows'][number];
export type Client = CallResult<'GET /system/client/get'>;

const ofClients = { providesTags: [recordTag('customer')] };
/** Also after a refusal: a colleague may have been quicker. */
const changes = { invalidatesTags: [recordTag('customer')] };

const clientsApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    accountClients: build.query({ ...endpointQuery('GET /system/client/list'), ...ofClients }),
    accountWaitingOfClients: build.query({ ...endpointQuery('GET /system/client/waiting'), ...ofClients }),
    accountClient: build.query({ ...endpointQuery('GET /system/client/get'), ...ofClients }),
    accountSaveClient: build.mutation({ ...endpointMutation('POST /system/client/save'), ...changes }),
    accountFreezeClient: build.mutation({ ...endpointMutation('POST /system/client/freeze'), ...changes }),
    accountGrantAir: build.mutation({ ...endpointMutation('POST /system/client/grantAir'), ...changes }),
  }),
});

export const {
  useAccountClientsQuery,
  useAccountWaitingOfClientsQuery,
  useAccountClientQuery,
  useAccountSaveClientMutation,
  useAccountFreezeClientMutation,
  useAccountGrantAirMutation,
} = clientsApi;
