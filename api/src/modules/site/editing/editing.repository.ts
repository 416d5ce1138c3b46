import type { ArticleKind, Locale } from '@berth/contract';
import {
  type Insertable,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { Tables } from '../../../database/tables.ts';

// Articles are the forwarder's: these statements name no customer.

export type DraftRow = Selectable<Tables['article_draft']>;
export type LiveArticle = {
  article: Selectable<Tables['article']>;
  texts: Selectable<Tables['article_text']>[];
};
/** An article as staff meet it: one of both is there. */
export type EditedArticle = { id: string; kind: ArticleKind } & (
  | { draft: DraftRow; live: LiveArticle | null }
  | { draft: null; live: LiveArticle }
);

export async function findEdited(database: Kysely<Tables>, id: string): Promise<EditedArticle | null> {
  const draft = await findDraft(database, id);
  const article = await database.selectFrom('article').where('id', '=', id).selectAll().executeTakeFirst();
  return edited(id, draft, article ? await liveOf(database, article) : null);
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockEdited(
  transaction: Transaction<Tables>,
  id: string,
): Promise<EditedArticle | null> {
  const lockDraft = async () =>
    (await transaction
      .selectFrom('article_draft')
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()) ?? null;
  const draft = await lockDraft();
  const article = await transaction
    .selectFrom('article')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  const live = article ? await liveOf(transaction, article) : null;
  // Who changes one first, makes its draft: another may have, while the article was waited for.
  return edited(id, draft ?? (await lockDraft()), live);
}

function edited(id: string, draft: DraftRow | null, live: LiveArticle | null): EditedArticle | null {
  if (draft) return { id, kind: draft.kind, draft, live };
  return live && { id, kind: live.article.kind, draft, live };
}

async function liveOf(database: Kysely<Tables>, article: LiveArticle['article']): Promise<LiveArticle> {
  const texts = await database
    .selectFrom('article_text')
    .where('article_id', '=', article.id)
    .selectAll()
    .execute();
  return { article, texts };
}

async function findDraft(database: Kysely<Tables>, id: string): Promise<DraftRow | null> {
  const draft = await database
    .selectFrom('article_draft')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return draft ?? null;
}

export async function findDraftByKey(database: Kysely<Tables>, keyHash: Buffer) {
  const draft = await database
    .selectFrom('article_draft')
    .where('key_hash', '=', keyHash)
    .select(['id', 'version', 'content_hash'])
    .executeTakeFirst();
  return draft ?? null;
}

/** False where one with its key is there already. */
export async function insertDraft(
  transaction: Kysely<Tables>,
  draft: Insertable<Tables['article_draft']>,
): Promise<boolean> {
  const made = await transaction
    .insertInto('article_draft')
    .values(draft)
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateDraft(
  transaction: Kysely<Tables>,
  id: string,
  changes: Updateable<Tables['article_draft']>,
): Promise<void> {
  await transaction.updateTable('article_draft').where('id', '=', id).set(changes).execute();
}

export async function deleteDraft(transaction: Kysely<Tables>, id: string): Promise<void> {
  await transaction.deleteFrom('article_preview').where('article_id', '=', id).execute();
  await transaction.deleteFrom('article_draft').where('id', '=', id).execute();
}

export async function replaceDraftPictures(
  transaction: Kysely<Tables>,
  id: string,
  pictures: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('article_draft_picture').where('draft_id', '=', id).execute();
  if (pictures.length === 0) return;
  const rows = pictures.map((picture) => ({ draft_id: id, picture_id: picture }));
  await transaction.insertInto('article_draft_picture').values(rows).execute();
}

export async function listAllCategories(database: Kysely<Tables>) {
  return await database
    .selectFrom('article_category')
    .selectAll()
    .orderBy('kind', 'desc')
    .orderBy('ordinal')
    .orderBy('code')
    .execute();
}

export async function hasCategory(
  database: Kysely<Tables>,
  { kind, code }: { kind: ArticleKind; code: string },
): Promise<boolean> {
  const found = await database
    .selectFrom('article_category')
    .where('kind', '=', kind)
    .where('code', '=', code)
    .select('code')
    .executeTakeFirst();
  return found !== undefined;
}

/** False where another of its kind has the slug. */
export async function insertArticle(
  transaction: Kysely<Tables>,
  article: Insertable<Tables['article']>,
): Promise<boolean> {
  const made = await transaction
    .insertInto('article')
    .values(article)
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Changes an article. A later version of the portal does not overwrite it from then on. */
export async function updateArticle(
  transaction: Kysely<Tables>,
  id: string,
  changes: Updateable<Tables['article']>,
): Promise<void> {
  await transaction
    .updateTable('article')
    .where('id', '=', id)
    .set({ ...changes, is_as_shipped: false })
    .execute();
}

export async function upsertText(
  transaction: Kysely<Tables>,
  text: Insertable<Tables['article_text']>,
): Promise<void> {
  await transaction
    .insertInto('article_text')
    .values(text)
    .onConflict((conflict) => conflict.columns(['article_id', 'locale']).doUpdateSet(text))
    .execute();
}

export async function withdrawTexts(
  transaction: Kysely<Tables>,
  id: string,
  languages: readonly Locale[],
): Promise<void> {
  await transaction
    .updateTable('article_text')
    .where('article_id', '=', id)
    .where('locale', 'in', languages)
    .set({ is_published: false })
    .execute();
}

export async function getLive(transaction: Kysely<Tables>, id: string): Promise<LiveArticle> {
  const article = await transaction
    .selectFrom('article')
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
  return await liveOf(transaction, article);
}

export async function lastNumber(database: Kysely<Tables>, id: string): Promise<number | null> {
  const { number } = await database
    .selectFrom('article_version')
    .where('article_id', '=', id)
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return number as number | null; // null of none
}

export async function insertVersion(
  transaction: Kysely<Tables>,
  version: Insertable<Tables['article_version']>,
  pictures: readonly string[],
): Promise<void> {
  await transaction.insertInto('article_version').values(version).execute();
  if (pictures.length === 0) return;
  const { article_id, number } = version;
  const rows = pictures.map((picture) => ({ article_id, number, picture_id: picture }));
  await transaction.insertInto('article_version_picture').values(rows).execute();
}

export async function listVersions(database: Kysely<Tables>, id: string) {
  return await database
    .selectFrom('article_version')
    .where('article_id', '=', id)
    .selectAll()
    .orderBy('number', 'desc')
    .execute();
}

export async function findVersion(database: Kysely<Tables>, id: string, number: number) {
  const version = await database
    .selectFrom('article_version')
    .where('article_id', '=', id)
    .where('number', '=', number)
    .selectAll()
    .executeTakeFirst();
  return version ?? null;
}

/** How a listed article stands at a moment, for filters: as `stateOf` says it. */
export const anyStateAt = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const state = sql`case
    when is_draft then 'draft'
    when languages = 'none' then 'withdrawn'
    when expire_at <= ${at} then 'expired'
    when publish_at is null or publish_at > ${at} then 'scheduled'
    else 'published' end`;
  return {
    column: 'standing.state',
    anyRow: (matches: RawBuilder<boolean>) =>
      sql<boolean>`exists (select from (values (${state})) as standing (state) where ${matches})`,
  } as const;
};
