import { randomUUID } from 'node:crypto';
import { type Locale, locales, plainTextOf, readRichText } from '@berth/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { plainDocument, searchDocument } from '../../list/search-document.ts';
import type { ShippedArticle, ShippedArticles } from './article-files.ts';

/** Brings in the articles that this version ships; one that somebody has changed since stays as it is. */
export async function seedArticles(
  transaction: Kysely<Tables>,
  { categories, articles }: ShippedArticles,
): Promise<void> {
  const shelves = categories.map(({ kind, code, title }, ordinal) => ({
    kind,
    code,
    title_zh: title['zh-CN'],
    title_en: title.en,
    ordinal,
  }));
  await transaction
    .insertInto('article_category')
    .values(shelves)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'code']).doUpdateSet(({ ref }) => ({
        title_zh: ref('excluded.title_zh'),
        title_en: ref('excluded.title_en'),
        ordinal: ref('excluded.ordinal'),
      })),
    )
    .execute();
  const stored = await transaction
    .insertInto('article')
    .values(articles.map(articleRow))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'slug'])
        .doUpdateSet(({ ref }) => ({
          category: ref('excluded.category'),
          is_pinned: ref('excluded.is_pinned'),
          publish_at: ref('excluded.publish_at'),
          about_path: ref('excluded.about_path'),
          version: ref('excluded.version'),
          updated_at: ref('excluded.updated_at'),
        }))
        .where('article.is_as_shipped', '=', true),
    )
    .returning(['id', 'kind', 'slug'])
    .execute();
  const ids = new Map(stored.map(({ id, kind, slug }) => [`${kind}/${slug}`, id]));
  const texts = articles.flatMap((article) => {
    const id = ids.get(`${article.kind}/${article.slug}`);
    return id === undefined ? [] : locales.map((locale) => textRow(id, article, locale));
  });
  if (texts.length === 0) return;
  await transaction
    .insertInto('article_text')
    .values(texts)
    .onConflict((conflict) =>
      conflict.columns(['article_id', 'locale']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        summary: ref('excluded.summary'),
        body: sql`excluded.body`,
        search: ref('excluded.search'),
        source_name: ref('excluded.source_name'),
        source_link: ref('excluded.source_link'),
        version: ref('excluded.version'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

function articleRow({ kind, slug, category, isPinned, publishedAt, aboutPath }: ShippedArticle) {
  return {
    id: randomUUID(),
    kind,
    slug,
    category,
    is_pinned: isPinned,
    publish_at: publishedAt,
    about_path: aboutPath,
    is_as_shipped: true,
    version: randomUUID(),
    created_at: publishedAt,
    updated_at: publishedAt,
  } satisfies Insertable<Tables['article']>;
}

function textRow(id: string, { publishedAt, texts }: ShippedArticle, locale: Locale) {
  const { title, summary, body, source } = texts[locale];
  const words = plainTextOf(readRichText(body).doc);
  return {
    article_id: id,
    locale,
    title,
    summary,
    body: JSON.stringify(body),
    search: searchDocument([title]) + plainDocument([summary, words]),
    is_published: true,
    source_name: source?.name ?? '',
    source_link: source?.link ?? '',
    version: randomUUID(),
    updated_at: publishedAt,
  } satisfies Insertable<Tables['article_text']>;
}
