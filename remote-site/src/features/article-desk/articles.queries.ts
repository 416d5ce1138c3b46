import { berthApi, type CallResult, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

export type ArticleRow = CallResult<'GET /system/articles/list'>['rows'][number];
export type StoredArticle = CallResult<'GET /system/articles/article'>;
export type ArticleVersion = CallResult<'GET /system/articles/versions'>[number];

const ofArticles = { providesTags: [recordTag('article')] };
// Also after a refusal: a colleague may have been quicker.
const changesArticles = { invalidatesTags: [recordTag('article')] };

const articlesApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    siteArticles: build.query({ ...endpointQuery('GET /system/articles/list'), ...ofArticles }),
    siteArticle: build.query({ ...endpointQuery('GET /system/articles/article'), ...ofArticles }),
    siteArticleCategories: build.query(endpointQuery('GET /system/articles/categories')),
    siteArticleVersions: build.query({ ...endpointQuery('GET /system/articles/versions'), ...ofArticles }),
    siteArticleVersion: build.query(endpointQuery('GET /system/articles/version')),
    siteCreateArticle: build.mutation({
      ...endpointMutation('POST /system/articles/create'),
      ...changesArticles,
    }),
    siteSaveArticle: build.mutation({
      ...endpointMutation('POST /system/articles/save'),
      ...changesArticles,
    }),
    sitePublishArticle: build.mutation({
      ...endpointMutation('POST /system/articles/publish'),
      ...changesArticles,
    }),
    siteWithdrawArticle: build.mutation({
      ...endpointMutation('POST /system/articles/withdraw'),
      ...changesArticles,
    }),
    siteRestoreArticle: build.mutation({
      ...endpointMutation('POST /system/articles/restore'),
      ...changesArticles,
    }),
    siteRemoveArticle: build.mutation({
      ...endpointMutation('POST /system/articles/remove'),
      ...changesArticles,
    }),
    sitePreviewLink: build.mutation(endpointMutation('POST /system/articles/previewLink')),
  }),
});

export const {
  useSiteArticlesQuery,
  useSiteArticleQuery,
  useSiteArticleCategoriesQuery,
  useSiteArticleVersionsQuery,
  useSiteArticleVersionQuery,
  useSiteCreateArticleMutation,
  useSiteSaveArticleMutation,
  useSitePublishArticleMutation,
  useSiteWithdrawArticleMutation,
  useSiteRestoreArticleMutation,
  useSiteRemoveArticleMutation,
  useSitePreviewLinkMutation,
} = articlesApi;
