import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { findKey, type KeyRow, type KeyTable, markKeyUsed } from './bearer-keys.repository.ts';
import { hashSecret, isSameHash, makeSecret } from './secrets.ts';

const usedWithinMs = 60_000;

/**
 * A new key for who calls without a session, such as `brk_…`. Its text is returned here and stored nowhere: the mark, the id
 * without hyphens, `_` and 256 random bits. The id in it lets a key that turns up somewhere be found and revoked.
 */
export function makeBearerKey(mark: string): { id: string; secretHash: Buffer; text: string } {
  const id = randomUUID();
  const secret = makeSecret();
  return { id, secretHash: hashSecret(secret), text: `${mark}_${id.replaceAll('-', '')}_${secret}` };
}

/** The key in the Authorization header of a request; null for an unknown or ended one. */
export function createFindBearerKey<Table extends KeyTable>(
  mark: string,
  table: Table,
  { database, clock }: Pick<Context, 'database' | 'clock'>,
) {
  const bearer = new RegExp(`^Bearer ${mark}_([0-9a-f]{32})_([\\w-]{43})$`);
  return async ({ headers }: FastifyRequest): Promise<KeyRow<Table> | null> => {
    const [, hex = '', secret = ''] = bearer.exec(headers.authorization ?? '') ?? [];
    if (!hex) return null;
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const key = await findKey(database, table, id);
    if (!key || !isSameHash(hashSecret(secret), key.secret_hash) || key.revoked_at !== null) return null;
    const now = clock();
    const isFresh = key.last_used_at !== null && now.getTime() - Date.parse(key.last_used_at) < usedWithinMs;
    if (!isFresh) await markKeyUsed(database, table, id, now);
    return key;
  };
}
