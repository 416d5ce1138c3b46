import { randomUUID } from 'node:crypto';
import { staffs, type ValidCalls } from './example.ts';

// Words that no article has: what a customer enters is on no public page.
const lang = 'zh-CN';
const closedDay = {
  kind: 'closedDay' as const,
  day: '2027-05-01',
  branchCode: '',
  reasonZh: '劳动节',
  reasonEn: 'Labour Day',
};

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
  'GET /index/getBanners': () => [{ input: { query: { lang } } }],
  'GET /index/getBulletins': () => [{ input: { query: { lang, limit: 3 } } }],
  'GET /system/site/content/list': () => [staffs({ query: { kind: 'bulletin' as const } })],
  // Of nobody's: what staff do with real ones is in content.test.ts.
  'POST /system/site/content/save': () => [
    staffs({ body: { idempotencyKey: randomUUID(), id: randomUUID(), version: 1, record: closedDay } }),
  ],
  'POST /system/site/content/remove': () => [
    staffs({ body: { kind: 'bulletin' as const, id: randomUUID(), version: 1 } }),
  ],
  'GET /index/getArticleLanguages': () => [{ input: { query: { kind: 'news', id: 'chargeable-weight' } } }],
} satisfies Partial<ValidCalls>;
