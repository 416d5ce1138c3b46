import { articleList } from '@berth/contract';
import { type RawBuilder, sql } from 'kysely';
import { tableList } from '../../../list/table-list.ts';
import { stateOf } from './article-standing.ts';

/** News and help as they stand at a moment. */
export function articlesAt(now: Date) {
  return tableList(articleList, 'article_row', {
    isForwarders: true,
    odd: {
      title: { column: 'title_search', read: ({ title }) => title },
      category: { column: 'category_search', read: ({ category_code: code }) => code },
      state: {
        column: 'standing.state',
        anyRow: (matches: RawBuilder<boolean>) =>
          sql<boolean>`exists (select from (values (${stateSql(now)})) as standing (state) where ${matches})`,
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

const stateSql = (now: Date) => sql`case
  when is_draft then 'draft'
  when languages = 'none' then 'withdrawn'
  when expire_at <= ${now.toISOString()}::timestamptz then 'expired'
  when publish_at is null or publish_at > ${now.toISOString()}::timestamptz then 'scheduled'
  else 'published' end`;
