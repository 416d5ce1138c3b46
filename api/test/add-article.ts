import { randomUUID } from 'node:crypto';
import { type ArticleKind, type Locale, locales, plainTextOf, readRichText } from '@berth/contract';
import { plainDocument, searchDocument } from '../src/list/search-document.ts';
import type { Portal } from './portal.ts';

type Article = {
  slug: string;
  kind?: ArticleKind;
  category?: string;
  isPinned?: boolean;
  /** An hour ago without. */
  publishAt?: string | null;
  expireAt?: string | null;
  aboutPath?: string;
  /** In both languages without. */
  publishedIn?: readonly Locale[];
  title?: string;
  /** Paragraphs without marks, or a whole body. */
  body?: string | object;
  source?: { name: string; link: string };
};

/** Stores an article as staff would; where it is not published it is a draft. Gives its id. */
export async function addArticle(portal: Portal, article: Article): Promise<string> {
  const { kysely } = portal.database;
  const { slug, kind = 'news', category = 'any', publishedIn = locales, title = slug } = article;
  const { body = slug, source = { name: '', link: '' } } = article;
  const now = portal.clock();
  const at = now.toISOString();
  const id = randomUUID();
  await kysely
    .insertInto('article_category')
    .values({ kind, code: category, title_zh: `中文 ${category}`, title_en: category, ordinal: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const hourAgo = new Date(now.getTime() - 3600_000).toISOString();
  await kysely
    .insertInto('article')
    .values({
      id,
      kind,
      category,
      slug,
      is_pinned: article.isPinned ?? false,
      publish_at: article.publishAt === undefined ? hourAgo : article.publishAt,
      expire_at: article.expireAt ?? null,
      about_path: article.aboutPath ?? null,
      version: randomUUID(),
      created_at: at,
      updated_at: at,
    })
    .execute();
  const doc = typeof body === 'string' ? docOf(body) : body;
  const texts = locales.map((locale) => ({
    article_id: id,
    locale,
    title: `${title} ${locale}`,
    summary: `${slug} in short`,
    body: JSON.stringify(doc),
    search: searchDocument([title]) + plainDocument([plainTextOf(readRichText(doc).doc)]),
    is_published: publishedIn.includes(locale),
    source_name: source.name,
    source_link: source.link,
    version: randomUUID(),
    updated_at: hourAgo,
  }));
  await kysely.insertInto('article_text').values(texts).execute();
  return id;
}

function docOf(text: string) {
  const content = text
    .split('\n')
    .map((words) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] }));
  return { type: 'doc', content };
}
