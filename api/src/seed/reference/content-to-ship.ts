import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Which of the shipped content staff have left room for: neither removed, nor given its name in addresses to another. */
export async function contentToShip(transaction: Kysely<Tables>) {
  const removed = await transaction.selectFrom('removed_content').select('id').execute();
  const jobs = await transaction.selectFrom('job').select(['id', 'slug']).execute();
  const removedIds = new Set(removed.map(({ id }) => id));
  const idOfSlug = new Map(jobs.map(({ id, slug }) => [slug, id]));
  return {
    isWanted: ({ id }: { id: string }) => !removedIds.has(id),
    isFree: ({ id, slug }: { id: string; slug: string }) => (idOfSlug.get(slug) ?? id) === id,
  };
}
