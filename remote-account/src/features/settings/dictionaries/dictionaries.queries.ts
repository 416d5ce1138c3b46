import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type DictionaryTree = CallResult<'GET /system/dic/tree'>;
export type StoredEntry = CallResult<'GET /system/dic/list'>['rows'][number];
export type SeenEntry = CallResult<'GET /system/dic/get'>;
export type DictionaryPreview = CallResult<'POST /system/dic/preview'>;

const tag = 'Dictionary' as const;
/** Also after a refusal: a colleague may have been quicker. */
const changes = { invalidatesTags: [tag] };

const dictionariesApi = berthApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  endpoints: (build) => ({
    accountDictionaryTree: build.query({ ...endpointQuery('GET /system/dic/tree'), providesTags: [tag] }),
    accountDictionary: build.query({ ...endpointQuery('GET /system/dic/list'), providesTags: [tag] }),
    accountDictionaryEntry: build.query({ ...endpointQuery('GET /system/dic/get'), providesTags: [tag] }),
    accountSaveEntry: build.mutation({ ...endpointMutation('POST /system/dic/save'), ...changes }),
    accountRetireEntry: build.mutation({ ...endpointMutation('POST /system/dic/retire'), ...changes }),
    accountTakePreview: build.mutation({ ...endpointMutation('POST /system/dic/import'), ...changes }),
  }),
});

export const {
  useAccountDictionaryTreeQuery,
  useAccountDictionaryQuery,
  useAccountDictionaryEntryQuery,
  useAccountSaveEntryMutation,
  useAccountRetireEntryMutation,
  useAccountTakePreviewMutation,
} = dictionariesApi;
