import { randomUUID } from 'node:crypto';
import {
  type ArticleContent,
  type ArticleState,
  articlePublishingProblems,
  type Locale,
  type Problem,
  plainTextOf,
  readRichText,
  under,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../../audit/note-change.ts';
import { fromChinaTime, toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { plainDocument, searchDocument } from '../../../list/search-document.ts';
import * as repository from './editing.repository.ts';
import { lockSeen } from './get-edited.ts';
import { isSameContent, liveContent, publishedFields } from './live-content.ts';
import { requirePictures, requireSlug, type Staff, tellStaff } from './save-draft.ts';
import { stateOfLive } from './state-of-live.ts';
import { contentOf } from './stored-content.ts';
import { writeDraft } from './write-draft.ts';
import { keepShipped, keepVersion } from './write-version.ts';

type Published = { version: number; state: ArticleState; number: number; publishAt: string };

/** Publishes the draft in some languages; another stays as it is. With a time to come it is there from then on. */
export async function publishArticle(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { languages, ...seen }: Call<'POST /system/articles/publish'>['body'],
  { actor, locale }: Staff,
): Promise<Published> {
  const now = clock();
  const by = actor.name;
  return await database.transaction().execute(async (transaction) => {
    const article = await lockSeen(transaction, seen);
    const { id, kind } = article;
    const content = contentOf(article);
    requireSlug(article.live, content);
    const stood = standingSince(article.live, now);
    const moment = {
      now: toChinaTime(now),
      stood: stood && toChinaTime(stood),
      isReadable: stateOfLive(article.live, now) === 'published',
    };
    refuse(articlePublishingProblems(content, { kind, languages, moment }), locale);
    const isOfKind = await repository.hasCategory(transaction, { kind, code: content.category });
    refuse(isOfKind ? [] : [{ path: 'category', rule: 'unknownChoice' }], locale);
    await requirePictures(transaction, content, locale);
    if (article.live) await keepShipped(transaction, article.live);
    await writeArticle(transaction, article, { content, publishAt: publishTime(content, stood, now), now });
    for (const each of languages) await writeText(transaction, article, { content, language: each, now });
    const live = await repository.getLive(transaction, id);
    const before = article.live && publishedFields(article.live);
    noteChange({ what: 'article', recordId: id, before, after: publishedFields(live) });
    const number = await keepVersion(transaction, live, { by, now });
    const publishAt = live.article.publish_at && toChinaTime(live.article.publish_at);
    const { version } = await writeDraft(transaction, article, {
      content: { ...content, publishAt },
      live,
      by,
      now,
    });
    await tellStaff(transaction, actor, id);
    return { version, number, state: stateOfLive(live, now), publishAt: publishAt ?? '' };
  });
}

const refuse = (problems: readonly Problem[], locale: Locale) =>
  refuseProblems(problems.map(under('content')), locale);

/** Since when it can be read, or could be until it was withdrawn; null where that time has not come. */
function standingSince(live: repository.LiveArticle | null, now: Date): string | null {
  const at = live?.article.publish_at ?? null;
  return at !== null && at <= now.toISOString() ? at : null;
}

/** A time that stays as it was stays to the millisecond. */
function publishTime({ publishAt }: ArticleContent, stood: string | null, now: Date): string {
  if (publishAt === null) return stood ?? now.toISOString();
  return stood !== null && toChinaTime(stood) === publishAt ? stood : fromChinaTime(publishAt);
}

type Writing = { content: ArticleContent; now: Date };

async function writeArticle(
  transaction: Transaction<Tables>,
  { id, kind, live }: repository.EditedArticle,
  { content, publishAt, now }: Writing & { publishAt: string },
): Promise<void> {
  const { slug } = content;
  const row = {
    category: content.category,
    is_pinned: content.isPinned,
    publish_at: publishAt,
    expire_at: content.expireAt === null ? null : fromChinaTime(content.expireAt),
    about_path: content.aboutPath === '' ? null : content.aboutPath,
    cover_picture_id: content.coverId,
    version: randomUUID(),
    updated_at: now.toISOString(),
  };
  if (live) return await repository.updateArticle(transaction, id, row);
  const made = { ...row, id, kind, slug, created_at: now.toISOString() };
  if (await repository.insertArticle(transaction, made)) return;
  throw new Refusal('SLUG_TAKEN', { params: { slug }, field: 'content.slug' });
}

/** A text that stays as it was keeps the time of its last change. */
async function writeText(
  transaction: Transaction<Tables>,
  { id, live }: repository.EditedArticle,
  { content, language, now }: Writing & { language: Locale },
): Promise<void> {
  const text = content.texts[language];
  const stored = live?.texts.find(({ locale, is_published: isThere }) => locale === language && isThere);
  if (live && stored && isSameContent(liveContent(live).texts[language], text)) return;
  const words = plainTextOf(readRichText(text.body).doc);
  await repository.upsertText(transaction, {
    article_id: id,
    locale: language,
    title: text.title,
    summary: text.summary,
    body: JSON.stringify(text.body),
    search: searchDocument([text.title]) + plainDocument([text.summary, words]),
    is_published: true,
    cover_alt: text.coverAlt,
    source_name: text.sourceName,
    source_link: text.sourceLink,
    version: randomUUID(),
    updated_at: now.toISOString(),
  });
}
