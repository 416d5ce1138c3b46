import type { Kysely, Transaction } from 'kysely';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { requireVersion } from '../../../save/asked-version.ts';
import { type EditedArticle, findEdited, lockEdited } from './editing.repository.ts';

export async function getEdited(database: Kysely<Tables>, id: string): Promise<EditedArticle> {
  const article = isId(id) ? await findEdited(database, id) : null;
  if (!article) throw new Refusal('NOT_FOUND');
  return article;
}

/** The article as whoever changes it has seen it; nobody else changes it until the transaction ends. */
export async function lockSeen(
  transaction: Transaction<Tables>,
  { id, version }: { id: string; version: number },
): Promise<EditedArticle> {
  const article = isId(id) ? await lockEdited(transaction, id) : null;
  if (!article) throw new Refusal('NOT_FOUND');
  requireVersion({ id, version: versionOf(article) }, version);
  return article;
}

/** 0 where nobody has changed it yet. */
export function versionOf({ draft }: EditedArticle): number {
  return draft?.version ?? 0;
}
