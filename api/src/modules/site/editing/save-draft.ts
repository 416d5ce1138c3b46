import { randomUUID } from 'node:crypto';
import {
  type ArticleContent,
  articleDraftProblems,
  type Locale,
  locales,
  type Problem,
  picturesIn,
  under,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { notifyCustomers } from '../../../notify/changes.repository.ts';
import { hashSecret, isSameHash } from '../../sessions/secrets.ts';
import { holdPictures } from '../pictures/site-pictures.repository.ts';
import * as repository from './editing.repository.ts';
import { lockSeen } from './get-edited.ts';
import { picturesOf } from './stored-content.ts';
import { draftRow, writeDraft } from './write-draft.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
export type Staff = { actor: Pick<Actor, 'customerId' | 'name'>; locale: Locale };

/** Makes a draft. The same key sent again gives the one that is there: its answer may have been lost. */
export async function createDraft(
  { database, clock }: Dependencies,
  { idempotencyKey, kind, content }: Call<'POST /system/articles/create'>['body'],
  { actor, locale }: Staff,
): Promise<{ id: string; version: number }> {
  refuseProblems(articleDraftProblems(content).map(under('content')), locale);
  const now = clock();
  const keyHash = hashSecret('article', idempotencyKey);
  const contentHash = hashSecret(JSON.stringify([kind, content]));
  const id = randomUUID();
  return await database.transaction().execute(async (transaction) => {
    await requirePictures(transaction, content, locale);
    const isMade = await repository.insertDraft(transaction, {
      id,
      kind,
      ...draftRow(content, null, { by: actor.name, now }),
      version: 1,
      key_hash: keyHash,
      content_hash: contentHash,
      created_at: now,
    });
    if (isMade) {
      await repository.replaceDraftPictures(transaction, id, picturesOf(content));
      await tellStaff(transaction, actor, id);
      return { id, version: 1 };
    }
    const made = await repository.findDraftByKey(transaction, keyHash);
    if (!made?.content_hash || !isSameHash(made.content_hash, contentHash))
      throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    // What was sent is the first version: one that a colleague saved meanwhile is seen as newer.
    return { id: made.id, version: 1 };
  });
}

/** Saves a draft as it was seen. What is published stays as it is. */
export async function saveDraft(
  { database, clock }: Dependencies,
  { content, ...seen }: Call<'POST /system/articles/save'>['body'],
  { actor, locale }: Staff,
): Promise<{ version: number; hasChanges: boolean }> {
  refuseProblems(articleDraftProblems(content).map(under('content')), locale);
  const now = clock();
  return await database.transaction().execute(async (transaction) => {
    const article = await lockSeen(transaction, seen);
    const { live } = article;
    requireSlug(live, content);
    await requirePictures(transaction, content, locale);
    const saved = await writeDraft(transaction, article, { content, live, by: actor.name, now });
    await tellStaff(transaction, actor, article.id);
    return saved;
  });
}

/** Deletes what was never published. */
export async function removeDraft(
  { database }: Pick<Dependencies, 'database'>,
  seen: Call<'POST /system/articles/remove'>['body'],
  actor: Staff['actor'],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { id, live } = await lockSeen(transaction, seen);
    if (live) throw new Refusal('ARTICLE_PUBLISHED');
    await repository.deleteDraft(transaction, id);
    await tellStaff(transaction, actor, id);
  });
}

/** What was published keeps its address: links to it stand elsewhere. */
export function requireSlug(live: repository.LiveArticle | null, { slug }: Pick<ArticleContent, 'slug'>) {
  if (!live || live.article.slug === slug) return;
  throw new Refusal('SLUG_FIXED', { params: { slug: live.article.slug }, field: 'content.slug' });
}

/** Every picture is there, and stays. */
export async function requirePictures(
  transaction: Transaction<Tables>,
  content: ArticleContent,
  locale: Locale,
): Promise<void> {
  const held = await holdPictures(transaction, picturesOf(content));
  const problems = missingPictures(content, held);
  refuseProblems(problems.map(under('content')), locale);
}

function missingPictures({ coverId, texts }: ArticleContent, held: ReadonlySet<string>): Problem[] {
  const gone = (path: string): Problem => ({ path, rule: 'fileGone' });
  const textsWithout = locales.filter((locale) => picturesIn(texts[locale].body).some((id) => !held.has(id)));
  return [
    ...(coverId !== null && !held.has(coverId) ? [gone('coverId')] : []),
    ...textsWithout.map((locale) => gone(`texts.${locale}.body`)),
  ];
}

/** The open pages of colleagues have something to load. */
export async function tellStaff(
  transaction: Transaction<Tables>,
  { customerId }: Staff['actor'],
  id: string,
): Promise<void> {
  await notifyCustomers(transaction, [{ customerId, record: { kind: 'article', id } }]);
}
