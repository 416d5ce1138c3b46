import {
  type ArticleContent,
  type ArticleText,
  emptyArticleContent,
  inEachLanguage,
  type Locale,
  locales,
  plainTextOf,
  readRichText,
} from '@berth/contract';
import { toChinaTime } from '../../../china-time.ts';
import type { LiveArticle } from './editing.repository.ts';

/** What is published of an article, or was, as staff write it. */
export function liveContent({ article, texts }: LiveArticle): ArticleContent {
  const empty = emptyArticleContent();
  const textIn = (locale: Locale): ArticleText => {
    const stored = texts.find((text) => text.locale === locale);
    if (!stored) return empty.texts[locale];
    return {
      title: stored.title,
      summary: stored.summary,
      body: stored.body as ArticleText['body'], // whoever shows it reads it by `readRichText`
      coverAlt: stored.cover_alt,
      sourceName: stored.source_name,
      sourceLink: stored.source_link,
    };
  };
  return {
    category: article.category,
    slug: article.slug,
    isPinned: article.is_pinned,
    publishAt: article.publish_at && toChinaTime(article.publish_at),
    expireAt: article.expire_at && toChinaTime(article.expire_at),
    aboutPath: article.about_path ?? '',
    coverId: article.cover_picture_id,
    texts: inEachLanguage(textIn),
  };
}

/** What the audit says was published of an article, before and after. */
export function publishedFields(live: LiveArticle): object {
  const { texts, category, slug, isPinned, publishAt, expireAt } = liveContent(live);
  const published = inEachLanguage((locale) => {
    const { title, summary, body } = texts[locale];
    return { title, summary, words: plainTextOf(readRichText(body).doc) };
  });
  return { languages: languagesOf(live), category, slug, isPinned, publishAt, expireAt, texts: published };
}

export function languagesOf({ texts }: Pick<LiveArticle, 'texts'>): Locale[] {
  return locales.filter((locale) => texts.some((text) => text.locale === locale && text.is_published));
}

/** Whether two contents say the same, whatever the order in which their parts are stored. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, inOrder(each)]),
  );
}
