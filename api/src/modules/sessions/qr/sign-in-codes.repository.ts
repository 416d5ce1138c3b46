import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

type NewCode = {
  codeHash: Buffer;
  browserHash: Buffer;
  address: string;
  userAgent: string;
  number: string;
  numbers: string[];
  now: Date;
  expiresAt: Date;
};

export async function insertSignInCode(database: Kysely<Tables>, code: NewCode): Promise<void> {
  await database
    .insertInto('sign_in_code')
    .values({
      code_hash: code.codeHash,
      browser_hash: code.browserHash,
      address: code.address,
      user_agent: code.userAgent,
      number: code.number,
      numbers: code.numbers,
      state: 'waiting',
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** A code that is not over. */
export async function findSignInCode(database: Kysely<Tables>, codeHash: Buffer, now: Date) {
  const row = await database
    .selectFrom('sign_in_code')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now.toISOString())
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The first phone has a code to itself; a later one changes nothing. */
export async function markScanned(
  database: Kysely<Tables>,
  codeHash: Buffer,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<void> {
  await database
    .updateTable('sign_in_code')
    .where('code_hash', '=', codeHash)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now.toISOString())
    .set({ state: 'scanned', session_id: sessionId })
    .execute();
}

/** Decides a code that this phone has scanned; false where it is decided or over. */
export async function decideSignInCode(
  database: Kysely<Tables>,
  codeHash: Buffer,
  { sessionId, state, now }: { sessionId: string; state: 'allowed' | 'refused'; now: Date },
): Promise<boolean> {
  const row = await database
    .updateTable('sign_in_code')
    .where('code_hash', '=', codeHash)
    .where('session_id', '=', sessionId)
    .where('state', '=', 'scanned')
    .where('expires_at', '>', now.toISOString())
    .set({ state })
    .returning('state')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses an allowed code up, in the browser that shows it, and gives the session of the phone; null where it is none. */
export async function takeSignInCode(
  database: Kysely<Tables>,
  { codeHash, browserHash, now }: { codeHash: Buffer; browserHash: Buffer; now: Date },
) {
  const row = await database
    .updateTable('sign_in_code')
    .from('session')
    .whereRef('session.id', '=', 'sign_in_code.session_id')
    .where('code_hash', '=', codeHash)
    .where('browser_hash', '=', browserHash)
    .where('state', '=', 'allowed')
    .where('sign_in_code.expires_at', '>', now.toISOString())
    .set({ state: 'taken' })
    .returning(['session.id as session_id', 'session.member_id'])
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteOldSignInCodes(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('sign_in_code').where('expires_at', '<', before.toISOString()).execute();
}
