import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** Adds a captcha and removes those whose time is over. */
export async function insertCaptcha(
  database: Kysely<Tables>,
  captcha: { idHash: Buffer; answerHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await database.deleteFrom('captcha').where('expires_at', '<', captcha.now.toISOString()).execute();
  await database
    .insertInto('captcha')
    .values({ id_hash: captcha.idHash, answer_hash: captcha.answerHash, expires_at: captcha.expiresAt })
    .execute();
}

/** Reads a captcha by removing it, so that of two tries at once only one finds it. */
export async function takeCaptcha(database: Kysely<Tables>, idHash: Buffer) {
  const captcha = await database
    .deleteFrom('captcha')
    .where('id_hash', '=', idHash)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  return captcha ?? null;
}
