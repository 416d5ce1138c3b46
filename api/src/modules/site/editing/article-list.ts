import { articleList } from '@berth/contract';
import { tableList } from '../../../list/table-list.ts';
import { stateOf } from './article-standing.ts';
import { anyStateAt } from './editing.repository.ts';

/** News and help as they stand at a moment. */
export function articlesAt(now: Date) {
  return tableList(articleList, 'article_row', {
    isForwarders: true,
    odd: {
      title: { column: 'title_search', read: ({ title }) => title },
      category: { column: 'category_search', read: ({ category_code: code }) => code },
      state: {
        ...anyStateAt(now),
        read: (row) =>
          stateOf(
            {
              isDraft: row.is_draft === true,
              isPublished: row.languages !== 'none',
              publishAt: row.publish_at === null ? null : String(row.publish_at),
              expireAt: row.expire_at === null ? null : String(row.expire_at),
            },
            now,
          ),
      },
      changedBy: { column: 'changed_by_search', read: ({ changed_by: by }) => by },
    },
    alsoShown: [
      'title',
      'category_code',
      'category_zh',
      'category_en',
      'is_draft',
      'languages',
      'publish_at',
      'expire_at',
      'changed_by',
    ],
    beside: ({ category_zh: chinese, category_en: english }) => ({
      categoryTitle: { 'zh-CN': chinese, en: english },
    }),
    defaultSort: { field: 'changedAt', order: 'descending' },
  });
}
