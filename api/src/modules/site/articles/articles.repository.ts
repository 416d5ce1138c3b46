import { type ArticleKind, articleLimits, type Locale } from '@berth/contract';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { searchForm } from '../../../database/sort-key.ts';
import type { Tables } from '../../../database/tables.ts';

/** Of which articles, in which language, at which moment. */
export type Shelf = { kind: ArticleKind; locale: Locale; now: Date };

export type ArticleRow = Awaited<ReturnType<typeof listNewest>>[number];
export type TitledRow = Pick<ArticleRow, 'slug' | 'title' | 'publish_at'>;

/** What can be read at a moment, in any language: the one place that says what published means. */
function published(database: Kysely<Tables>, now: Date) {
  const at = now.toISOString();
  return database
    .selectFrom('article')
    .innerJoin('article_text as text', 'text.article_id', 'article.id')
    .where('text.is_published', '=', true)
    .where('article.publish_at', '<=', at)
    .where(({ or, eb }) => or([eb('article.expire_at', 'is', null), eb('article.expire_at', '>', at)]));
}

function onShelf(database: Kysely<Tables>, { kind, locale, now }: Shelf) {
  return published(database, now).where('article.kind', '=', kind).where('text.locale', '=', locale);
}

function rowsOf(database: Kysely<Tables>, shelf: Shelf) {
  return onShelf(database, shelf)
    .innerJoin('article_category as category', (join) =>
      join.onRef('category.kind', '=', 'article.kind').onRef('category.code', '=', 'article.category'),
    )
    .leftJoin('site_picture as cover', 'cover.id', 'article.cover_picture_id')
    .select([
      'article.id',
      'article.slug',
      'article.category',
      shelf.locale === 'zh-CN'
        ? 'category.title_zh as category_title'
        : 'category.title_en as category_title',
      'cover.id as cover_id',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'text.cover_alt',
      'article.is_pinned',
      // It is not null here: what is published has its time.
      sql<string>`article.publish_at`.as('publish_at'),
      'article.about_path',
      'text.title',
      'text.summary',
      // A text that waits for its day was written before it.
      sql<string>`greatest(text.updated_at, article.publish_at)`.as('updated_at'),
    ]);
}

type Wanted = { category: string | undefined; search: string | undefined };

/** Whether an article has all words of a search, in its letters or, for its title, in pinyin. */
function matching({ category, search = '' }: Wanted) {
  const words = search.split(/\s+/u).map(searchForm).filter(Boolean);
  const tests = words.map((word) => sql<SqlBool>`strpos(text.search, ${word}::text) > 0`);
  if (category !== undefined) tests.push(sql<SqlBool>`article.category = ${category}::text`);
  return tests.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(tests, sql` and `)}`;
}

/** The pinned first, then the newest. */
export async function listArticles(
  database: Kysely<Tables>,
  shelf: Shelf,
  { page, pageSize, ...wanted }: Wanted & { page: number; pageSize: number },
) {
  const [rows, { total }] = await Promise.all([
    rowsOf(database, shelf)
      .where(matching(wanted))
      .orderBy('article.is_pinned', 'desc')
      .orderBy('article.publish_at', 'desc')
      .orderBy('article.slug')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    onShelf(database, shelf)
      .where(matching(wanted))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function listNewest(database: Kysely<Tables>, shelf: Shelf, limit: number) {
  return await rowsOf(database, shelf)
    .orderBy('article.publish_at', 'desc')
    .orderBy('article.slug')
    .limit(limit)
    .execute();
}

/** The newest with all that they say. */
export async function listNewestWhole(database: Kysely<Tables>, shelf: Shelf, limit: number) {
  return await rowsOf(database, shelf)
    .select(['text.body', 'text.source_name', 'text.source_link'])
    .orderBy('article.publish_at', 'desc')
    .orderBy('article.slug')
    .limit(limit)
    .execute();
}

export async function listCategories(database: Kysely<Tables>, { kind, locale }: Omit<Shelf, 'now'>) {
  return await database
    .selectFrom('article_category')
    .where('kind', '=', kind)
    .select(['code', locale === 'zh-CN' ? 'title_zh as title' : 'title_en as title'])
    .orderBy('ordinal')
    .orderBy('code')
    .execute();
}

/** How many articles there are of each category that has any. */
export async function countByCategory(database: Kysely<Tables>, shelf: Shelf): Promise<Map<string, number>> {
  const counts = await onShelf(database, shelf)
    .select(({ fn }) => ['article.category', fn.countAll<number>().as('count')])
    .groupBy('article.category')
    .execute();
  return new Map(counts.map(({ category, count }) => [category, count]));
}

export async function findArticle(database: Kysely<Tables>, shelf: Shelf, slug: string) {
  const article = await rowsOf(database, shelf)
    .where('article.slug', '=', slug)
    .select(['text.body', 'text.source_name', 'text.source_link'])
    .executeTakeFirst();
  return article ?? null;
}

/** The newest others of a category. */
export async function listRelated(
  database: Kysely<Tables>,
  shelf: Shelf,
  { slug, category }: { slug: string; category: string },
) {
  return await rowsOf(database, shelf)
    .where('article.category', '=', category)
    .where('article.slug', '<>', slug)
    .orderBy('article.publish_at', 'desc')
    .orderBy('article.slug')
    .limit(articleLimits.related)
    .execute();
}

/** Those that were published just before and just after an article. */
export async function findNeighbours(
  database: Kysely<Tables>,
  shelf: Shelf,
  { slug, publish_at }: TitledRow,
) {
  const rows = () => rowsOf(database, shelf);
  const [previous, next] = await Promise.all([
    rows()
      .where(({ or, and, eb }) =>
        or([
          eb('article.publish_at', '<', publish_at),
          and([eb('article.publish_at', '=', publish_at), eb('article.slug', '>', slug)]),
        ]),
      )
      .orderBy('article.publish_at', 'desc')
      .orderBy('article.slug')
      .limit(1)
      .executeTakeFirst(),
    rows()
      .where(({ or, and, eb }) =>
        or([
          eb('article.publish_at', '>', publish_at),
          and([eb('article.publish_at', '=', publish_at), eb('article.slug', '<', slug)]),
        ]),
      )
      .orderBy('article.publish_at')
      .orderBy('article.slug', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { previous: previous ?? null, next: next ?? null };
}

/** Those that speak of a page or of one above it, the closest first. */
export async function listAbout(database: Kysely<Tables>, shelf: Shelf, path: string) {
  return await rowsOf(database, shelf)
    .where(
      sql<SqlBool>`(${path}::text = article.about_path or starts_with(${path}::text, article.about_path || '/'))`,
    )
    .orderBy(sql`length(article.about_path)`, 'desc')
    .orderBy('article.is_pinned', 'desc')
    .orderBy('article.publish_at', 'desc')
    .orderBy('article.slug')
    .limit(articleLimits.ofPage)
    .execute();
}

/** The languages in which an article can be read, with its title in each. */
export async function listLanguages(
  database: Kysely<Tables>,
  { kind, slug, now }: { kind: ArticleKind; slug: string; now: Date },
) {
  return await published(database, now)
    .where('article.kind', '=', kind)
    .where('article.slug', '=', slug)
    .select(['text.locale', 'text.title'])
    .orderBy('text.locale', 'desc')
    .execute();
}

/** An article with the languages in which it is published; `updatedAt` is the newest change of any. */
export type PublishedArticle = { kind: ArticleKind; slug: string; languages: Locale[]; updatedAt: string };

/** All that can be read at a moment: what a site map names. */
export async function listPublished(database: Kysely<Tables>, now: Date): Promise<PublishedArticle[]> {
  const rows = await published(database, now)
    .select([
      'article.kind',
      'article.slug',
      'text.locale',
      sql<string>`greatest(text.updated_at, article.publish_at)`.as('updated_at'),
    ])
    .orderBy('article.kind')
    .orderBy('article.slug')
    .orderBy('text.locale', 'desc')
    .execute();
  const articles = new Map<string, PublishedArticle>();
  for (const { kind, slug, locale, updated_at } of rows) {
    const key = `${kind} ${slug}`;
    const article = articles.get(key) ?? { kind, slug, languages: [], updatedAt: updated_at };
    article.languages.push(locale);
    if (updated_at > article.updatedAt) article.updatedAt = updated_at;
    articles.set(key, article);
  }
  return [...articles.values()];
}
