import { berthApi, type CallResult, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

export type LeadRow = CallResult<'GET /system/leads/list'>['rows'][number];
export type Lead = CallResult<'GET /system/leads/lead'>;

// The worklist asks for all kinds of records: it has one lead less as soon as somebody works on it.
const ofLeads = { providesTags: [recordTag('lead')] };

const leadsApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    siteLeads: build.query({ ...endpointQuery('GET /system/leads/list'), ...ofLeads }),
    siteLead: build.query({ ...endpointQuery('GET /system/leads/lead'), ...ofLeads }),
    siteSaveLead: build.mutation({
      ...endpointMutation('POST /system/leads/save'),
      // Also after a refusal: a colleague may have been quicker.
      invalidatesTags: [recordTag('lead')],
    }),
  }),
});

export const { useSiteLeadsQuery, useSiteLeadQuery, useSiteSaveLeadMutation } = leadsApi;
