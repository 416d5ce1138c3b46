import type { ArticleText } from '@berth/contract';
import type { CallResult } from '@berth/runtime';
import { testUser } from '@berth/runtime/testing';

type Stored = CallResult<'GET /system/articles/article'>;
type Row = CallResult<'GET /system/articles/list'>['rows'][number];

/** Somebody who edits the site. */
export const writer = { user: { ...testUser, permissions: ['site:edit'] } };

export const articleText = (part: Partial<ArticleText> = {}): ArticleText => ({
  title: '旺季附加费调整',
  summary: '自 12 月起每方加收 15 美元。',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '正文第一段。' }] }] },
  coverAlt: '',
  sourceName: '',
  sourceLink: '',
  ...part,
});

const emptyText = articleText({ title: '', summary: '', body: { type: 'doc', content: [] } });

/** A news article that is written in Chinese alone and was never published. */
export function storedArticle(part: Partial<Stored> = {}, content: Partial<Stored['content']> = {}): Stored {
  return {
    id: 'a-1',
    kind: 'news',
    version: 1,
    state: 'draft',
    content: {
      category: 'rules',
      slug: 'peak-season-surcharge',
      isPinned: false,
      publishAt: null,
      expireAt: null,
      aboutPath: '',
      coverId: null,
      texts: { 'zh-CN': articleText(), en: emptyText },
      ...content,
    },
    leftOut: [],
    cover: null,
    live: null,
    hasChanges: false,
    changedBy: '沈若溪',
    changedAt: '2026-11-20 10:00:00',
    previewUntil: null,
    ...part,
  };
}

export const articleRow = (part: Partial<Row> = {}): Row => ({
  id: 'a-1',
  title: '旺季附加费调整',
  kind: 'news',
  category: 'rules',
  categoryTitle: { 'zh-CN': '政策法规', en: 'Rules' },
  state: 'published',
  hasChanges: false,
  languages: 'zh-CN',
  isPinned: false,
  publishAt: '2026-11-20 10:00:00',
  changedBy: '沈若溪',
  changedAt: '2026-11-20 10:00:00',
  ...part,
});
