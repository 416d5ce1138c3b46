import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { syncFolder } from './database/embedded/synced-folder.ts';

const fileName = 'identity-key';
const leastCharacters = 32;

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
  const key = existsSync(path) ? readFileSync(path, 'utf8').trim() : makeKey(path, dataDir);
  if (key.length >= leastCharacters) return key;
  throw new ConfigError(
    `${path}: it holds no key. Put the one of your backup there, or remove the file to begin with another one; pictures ` +
      'of identity that were stored before cannot be opened then',
  );
}

/** The file is there whole or not at all, also after a loss of power. */
function makeKey(path: string, dataDir: string): string {
  const key = randomBytes(leastCharacters).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  const file = openSync(`${path}.part`, 'w', 0o600);
  try {
    writeSync(file, `${key}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.part`, path);
  syncFolder(dataDir);
  return key;
}
