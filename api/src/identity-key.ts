import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

const fileName = 'identity-key';

/**
 * The key of pictures of identity: that of the settings, or on one's own machine one that is made once and kept beside
 * the database. Several servers on one database need the same, which only the settings can give them.
 */
export function keepIdentityKey({
  identityKey,
  isLoopback,
  databaseUrl,
  dataDir,
}: Pick<Config, 'identityKey' | 'isLoopback' | 'databaseUrl' | 'dataDir'>): string | null {
  if (identityKey !== null) return identityKey;
  if (!isLoopback || databaseUrl !== null) return null;
  const path = join(dataDir, fileName);
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const key = randomBytes(32).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  return key;
}
