import type { CallResult } from '@berth/runtime';

type Row = CallResult<'GET /index/getNewsNewest'>[number];
type News = CallResult<'GET /index/getNewsDetail'>;
type Help = CallResult<'GET /index/getHelpArticle'>;

/** News as lists have it. */
export function newsRow(id: string, change: Partial<Row> = {}): Row {
  return {
    id,
    title: `About ${id}`,
    summary: `${id} in short`,
    category: { code: 'rules', title: 'Rules' },
    publishedOn: '2026-11-04',
    updatedOn: '2026-11-04',
    isPinned: false,
    cover: null,
    coverUploadId: null,
    ...change,
  };
}

/** A text of one paragraph. */
export const bodyOf = (text: string): News['body'] => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export function newsArticle(id: string, change: Partial<News> = {}): News {
  return {
    ...newsRow(id),
    body: bodyOf(`All about ${id}.`),
    source: null,
    languages: ['zh-CN', 'en'],
    related: [],
    previous: null,
    next: null,
    ...change,
  };
}

export function helpArticle(id: string, change: Partial<Help> = {}): Help {
  return {
    ...newsRow(id, { category: { code: 'booking', title: 'Booking' } }),
    body: bodyOf(`How to ${id}.`),
    source: null,
    languages: ['zh-CN', 'en'],
    related: [],
    aboutPath: null,
    ...change,
  };
}
