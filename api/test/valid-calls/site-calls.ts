import type { ValidCalls } from './example.ts';

// Words that no article has: what a customer enters is on no public page.
const lang = 'zh-CN';

export const siteCalls = {
  'GET /index/getNewsList': ({ word }) => [
    { input: { query: { lang, pageSize: 50 } } },
    { input: { query: { lang: 'en', search: word, cate: 'rules' } }, foreign: 'unrelated' },
  ],
  'GET /index/getNewsCate': () => [{ input: { query: { lang } } }],
  'GET /index/getNewsDetail': () => [{ input: { query: { lang, id: 'chargeable-weight' } } }],
  'GET /index/getNewsNewest': () => [{ input: { query: { lang, limit: 3 } } }],
  'GET /index/getHelpList': ({ word }) => [
    { input: { query: { lang } } },
    { input: { query: { lang, topic: 'booking', search: word } }, foreign: 'unrelated' },
  ],
  'GET /index/getHelpArticle': () => [{ input: { query: { lang, id: 'book-lcl' } } }],
  'GET /index/getHelpFor': () => [{ input: { query: { lang, path: '/business/lcl/detail' } } }],
  'GET /index/getArticleLanguages': () => [{ input: { query: { kind: 'news', id: 'chargeable-weight' } } }],
} satisfies Partial<ValidCalls>;
