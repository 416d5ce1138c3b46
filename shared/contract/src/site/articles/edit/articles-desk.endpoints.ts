import { z } from 'zod';
import type { EndpointTable } from '../../../endpoint/endpoint.ts';
import { defaultMaxBytes, imageKinds } from '../../../file/file-kind.ts';
import { locales } from '../../../language/locale.ts';
import { accessOf, listFieldsOf } from '../../../list/define-list.ts';
import { listAnswer, listErrors } from '../../../list/list-schema.ts';
import { uploadErrors } from '../../../upload/upload.endpoints.ts';
import { article, sitePicture } from '../article.schema.ts';
import { articleKinds } from '../article.ts';
import { articleList } from './article.list.ts';
import { articleContent } from './article-content.schema.ts';
import { articleStates } from './article-state.ts';

const access = { access: accessOf(articleList) } as const;
const id = z.string().max(64);
const version = z.int().min(0);
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');
const localized = z.object({ 'zh-CN': z.string(), en: z.string() });
const lang = z.enum(locales);
const rateLimit = { calls: 120, seconds: 60 };
const changed = z.object({ version });

/** What of a stored text is not shown, by its place. */
const leftOut = z.array(z.object({ field: z.string(), texts: localized }));

/** Staff write news and help: what they save is a draft until they publish it. */
export const articlesDeskEndpoints = {
  'GET /system/articles/list': {
    ...access,
    summary: 'News and help with their drafts, those that were changed last first',
    list: listFieldsOf(articleList),
    result: listAnswer(articleList, { categoryTitle: localized }),
    errors: listErrors,
  },
  'GET /system/articles/categories': {
    ...access,
    summary: 'The categories of news and of help, in their order',
    result: z.array(z.object({ kind: z.enum(articleKinds), code: z.string(), title: localized })),
  },
  'GET /system/articles/article': {
    ...access,
    summary: 'An article as it is being edited, and how it stands',
    query: z.object({ id }),
    result: z.object({
      id: z.string(),
      kind: z.enum(articleKinds),
      version: version.describe('0 where nobody has changed it yet'),
      state: z.enum(articleStates),
      content: articleContent,
      /** Under `content.`: what an earlier version of the portal stored, and this one does not show. */
      leftOut,
      cover: sitePicture.nullable(),
      /** As it can be read, or will be; null where it was never published. */
      live: z
        .object({
          languages: z.array(lang).describe('in which it is published'),
          publishAt: moment.nullable(),
          expireAt: moment.nullable(),
          number: z.int().nullable().describe('of the version; null: as it was shipped'),
        })
        .nullable(),
      hasChanges: z.boolean().describe('of what was published: whether the draft says something else'),
      changedBy: z.string().nullable().describe('null: as it was shipped'),
      changedAt: moment,
      previewUntil: moment.nullable().describe('until when the newest link to a preview opens it'),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /system/articles/create': {
    ...access,
    summary: 'Makes a draft. Sent twice with one key it is made once',
    body: z.object({ idempotencyKey: z.uuid(), kind: z.enum(articleKinds), content: articleContent }),
    result: z.object({ id: z.string(), version }),
    rateLimit,
    errors: ['IDEMPOTENCY_KEY_REUSED', 'BODY_TOO_LARGE'],
  },
  'POST /system/articles/save': {
    ...access,
    summary: 'Saves a draft as it was seen; what is published stays as it is',
    body: z.object({ id, version, content: articleContent }),
    result: z.object({ version, hasChanges: z.boolean() }),
    rateLimit,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'SLUG_FIXED', 'BODY_TOO_LARGE'],
  },
  'POST /system/articles/publish': {
    ...access,
    summary:
      'Publishes the saved draft in some languages; one that is not named stays as it is. A publish time to come ' +
      'schedules it. What is wrong stands at the fields of `content`',
    body: z.object({ id, version, languages: z.array(lang).min(1).max(locales.length) }),
    result: z.object({ version, state: z.enum(articleStates), number: z.int(), publishAt: moment }),
    rateLimit,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'SLUG_TAKEN', 'SLUG_FIXED'],
  },
  'POST /system/articles/withdraw': {
    ...access,
    summary: 'Takes an article off the site, in one language or in all. The draft stays',
    body: z.object({ id, version, language: lang.nullable().describe('null: all') }),
    result: z.object({ version, state: z.enum(articleStates) }),
    rateLimit,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ARTICLE_NOT_PUBLISHED'],
  },
  'POST /system/articles/restore': {
    ...access,
    summary:
      'Makes an earlier version the draft, to be looked at and published: in the languages in which it was published. ' +
      'Slug, publish time and expiry stay',
    body: z.object({ id, version, number: z.int().min(1) }),
    result: changed,
    rateLimit,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'POST /system/articles/remove': {
    ...access,
    summary: 'Deletes what was never published',
    body: z.object({ id, version }),
    result: z.object({}),
    rateLimit,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ARTICLE_PUBLISHED'],
  },
  'GET /system/articles/versions': {
    ...access,
    summary: 'What was published when and by whom, the newest first',
    query: z.object({ id }),
    result: z.array(
      z.object({
        number: z.int(),
        by: z.string().nullable().describe('null: as it was shipped'),
        at: moment,
        publishAt: moment.describe('from when on it could be read'),
        expireAt: moment.nullable(),
        languages: z.array(lang).describe('in which it was published then'),
        title: z.string(),
      }),
    ),
    errors: ['NOT_FOUND'],
  },
  'GET /system/articles/version': {
    ...access,
    summary: 'What was published as one version',
    query: z.object({ id, number: z.coerce.number().int().min(1) }),
    result: z.object({
      number: z.int(),
      by: z.string().nullable().describe('null: as it was shipped'),
      at: moment,
      content: articleContent,
      leftOut,
      cover: sitePicture.nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /system/articles/previewLink': {
    ...access,
    summary: 'Makes a secret with which anybody reads the draft for 7 days',
    body: z.object({ id }),
    result: z.object({ key: z.string(), until: moment }),
    rateLimit: { calls: 30, seconds: 60 },
    errors: ['NOT_FOUND'],
  },
  'POST /system/articles/uploadPicture': {
    ...access,
    summary:
      'Keeps a picture for the public site, drawn anew in up to three widths; gone after 14 days without use',
    upload: { maxBytes: defaultMaxBytes, kinds: imageKinds },
    result: sitePicture,
    rateLimit: { calls: 60, seconds: 60 },
    errors: uploadErrors,
  },
  'GET /index/getArticlePreview': {
    summary: 'A draft as it would be read, for whoever has the key of its preview',
    access: 'public',
    query: z.object({
      lang: lang.optional().describe('The language of the call without it'),
      key: z.string().max(64),
    }),
    result: article.extend({
      kind: z.enum(articleKinds),
      /** Of a help article. */
      aboutPath: z.string().nullable(),
      /** Under `body.`. */
      leftOut,
    }),
    rateLimit: { calls: 30, seconds: 60, network: 120 },
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
