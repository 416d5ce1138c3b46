import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** Those that are shown at a moment, in their order. */
export async function listBanners(database: Kysely<Tables>, now: Date, limit: number) {
  return await database
    .selectFrom('banner')
    .leftJoin('site_picture as picture', 'picture.id', 'banner.picture_id')
    .where('is_shown', '=', true)
    .where(isShownAt(now))
    .selectAll('banner')
    .select(['picture.width as picture_width', 'picture.height as picture_height'])
    .orderBy('ordinal')
    .orderBy('banner.id')
    .limit(limit)
    .execute();
}

/** Those that are shown at a moment, the pinned first, then the newest. */
export async function listBulletins(database: Kysely<Tables>, now: Date, limit: number) {
  return await database
    .selectFrom('bulletin')
    .where(isShownAt(now))
    .selectAll()
    .orderBy('is_pinned', 'desc')
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Without a beginning it is shown at once, without an end for ever. */
const isShownAt = (now: Date) => sql<boolean>`
  (shown_from is null or shown_from <= ${now}) and (shown_until is null or shown_until > ${now})`;
