import { berthApi, type CallOptions, endpointMutation, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** Templates. The list is refetched after each change, also a refused one: somebody else was faster. */
const templatesApi = berthApi.enhanceEndpoints({ addTagTypes: ['BookingTemplate'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingTemplates: build.query({
      ...endpointQuery('GET /business/templateList', quiet),
      providesTags: ['BookingTemplate'],
    }),
    bookingTemplate: build.query({
      ...endpointQuery('GET /business/template', quiet),
      keepUnusedDataFor: 0,
    }),
    bookingTemplateSave: build.mutation({
      ...endpointMutation('POST /business/templateSave', quiet),
      invalidatesTags: ['BookingTemplate'],
    }),
    bookingTemplateDelete: build.mutation({
      ...endpointMutation('POST /business/templateDelete', quiet),
      invalidatesTags: ['BookingTemplate'],
    }),
  }),
});

export const {
  useBookingTemplatesQuery,
  useBookingTemplateQuery,
  useBookingTemplateSaveMutation,
  useBookingTemplateDeleteMutation,
} = templatesApi;
