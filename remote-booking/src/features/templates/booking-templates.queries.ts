import { berthApi, endpointMutation, endpointQuery } from '@berth/runtime';

/** Templates. The list is refetched after each change, also a refused one: somebody else was faster. */
const templatesApi = berthApi.enhanceEndpoints({ addTagTypes: ['BookingTemplate'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingTemplates: build.query({
      ...endpointQuery('GET /business/templateList'),
      providesTags: ['BookingTemplate'],
    }),
    bookingTemplate: build.query({
      ...endpointQuery('GET /business/template'),
      keepUnusedDataFor: 0,
    }),
    bookingTemplateSave: build.mutation({
      ...endpointMutation('POST /business/templateSave'),
      invalidatesTags: ['BookingTemplate'],
    }),
    bookingTemplateDelete: build.mutation({
      ...endpointMutation('POST /business/templateDelete'),
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
