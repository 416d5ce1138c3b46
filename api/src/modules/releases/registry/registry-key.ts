import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Registry, SignedRegistry } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';

/** The pair of keys of this portal. */
export type RegistryKey = {
  /** SPKI as base64: what a page verifies with. */
  publicKey: string;
  sign: (registry: Registry) => SignedRegistry;
};

/**
 * The key of this portal, made when there is none yet. It lives in the database: every process of it signs with
 * the same one, and it is as safe as the table that says which code is in force.
 */
export async function openRegistryKey(deps: Pick<Context, 'database' | 'clock'>): Promise<RegistryKey> {
  const { database, clock } = deps;
  const stored = (await findKey(database)) ?? (await makeKey(database, clock()));
  const key = createPrivateKey({
    key: Buffer.from(stored.private_key, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  return { publicKey: stored.public_key, sign: (registry) => signRegistry(registry, key) };
}

function signRegistry(registry: Registry, key: KeyObject): SignedRegistry {
  const text = JSON.stringify(registry);
  // The form that WebCrypto verifies; Node's own is another one (DER).
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return { text, signature: signature.toString('base64') };
}

async function makeKey(database: Kysely<Tables>, now: Date) {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  });
  await database
    .insertInto('registry_key')
    .values({
      private_key: pair.privateKey.toString('base64'),
      public_key: pair.publicKey.toString('base64'),
      created_at: now,
    })
    // Another process may have been faster: its key is the portal's then.
    .onConflict((conflict) => conflict.column('is_only_row').doNothing())
    .execute();
  return await database.selectFrom('registry_key').selectAll().executeTakeFirstOrThrow();
}

async function findKey(database: Kysely<Tables>) {
  return (await database.selectFrom('registry_key').selectAll().executeTakeFirst()) ?? null;
}
