import { randomUUID } from 'node:crypto';
import { emptyArticleContent } from '@berth/contract';
import { smallPaper } from '../small-files.ts';
import { staffs, type ValidCalls } from './example.ts';

/** Nobody's article: what staff do with real ones is in articles-desk.test.ts. */
const id = randomUUID();
const version = 1;
const content = emptyArticleContent();

export const articleCalls = {
  'GET /system/articles/list': () => [staffs({ list: {} })],
  'GET /system/articles/categories': () => [staffs({})],
  'GET /system/articles/article': () => [staffs({ query: { id } })],
  'POST /system/articles/create': () => [
    staffs({ body: { idempotencyKey: randomUUID(), kind: 'news' as const, content } }),
  ],
  'POST /system/articles/save': () => [staffs({ body: { id, version, content } })],
  'POST /system/articles/publish': () => [staffs({ body: { id, version, languages: ['en' as const] } })],
  'POST /system/articles/withdraw': () => [staffs({ body: { id, version, language: null } })],
  'POST /system/articles/restore': () => [staffs({ body: { id, version, number: 1 } })],
  'POST /system/articles/remove': () => [staffs({ body: { id, version } })],
  'GET /system/articles/versions': () => [staffs({ query: { id } })],
  'GET /system/articles/version': () => [staffs({ query: { id, number: 1 } })],
  'POST /system/articles/previewLink': () => [staffs({ body: { id } })],
  'POST /system/articles/uploadPicture': ({ word }) => [staffs({ upload: smallPaper(word) })],
  'GET /index/getArticlePreview': () => [
    { input: { query: { key: 'x'.repeat(43), lang: 'en' } }, own: 'NOT_FOUND' },
  ],
} satisfies Partial<ValidCalls>;
