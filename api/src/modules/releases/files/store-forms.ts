import { createHash, randomBytes } from 'node:crypto';
import { isUniqueViolation } from '../../../database/database-errors.ts';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { encodingEndings, type FileEncoding } from './file-encodings.ts';
import { doomFile, insertFile, markFileStored, takeQuotaLock } from './release-files.repository.ts';
import { type Quota, requireRoom } from './release-quota.ts';

/** The scope of the key that sends a file, and how many bytes it may have here. */
export type Uploader = Quota & { scope: string };

/** A file and its compressed forms; null for a form that is not stored. */
type Forms = Record<Exclude<FileEncoding, 'identity'>, Buffer | null> & { identity: Buffer };

type Hash = { integrity: string; hex: string };

export function readHash(content: Buffer): Hash {
  const hash = createHash('sha384').update(content).digest();
  return { integrity: `sha384-${hash.toString('base64')}`, hex: hash.toString('hex') };
}

/**
 * Stores a new file in its forms. The row comes first, so that no bytes lie anywhere without one; the file can be used
 * when all of its bytes are there. Refuses more bytes than `uploader` may have; null is the server itself.
 */
export async function storeForms(
  { database, clock, files }: Pick<ReleaseDependencies, 'database' | 'clock' | 'files'>,
  { integrity, hex }: Hash,
  forms: Forms,
  uploader: Uploader | null,
): Promise<void> {
  const storageKey = `releases/${hex.slice(0, 2)}/${hex}-${randomBytes(4).toString('hex')}`;
  const row = {
    storage_key: storageKey,
    integrity,
    bytes: forms.identity.length,
    brotli_bytes: forms.br?.length ?? null,
    gzip_bytes: forms.gzip?.length ?? null,
    uploaded_for: uploader?.scope ?? null,
  };
  await database.transaction().execute(async (transaction) => {
    if (uploader) {
      await takeQuotaLock(transaction, uploader.scope);
      const more = row.bytes + (row.brotli_bytes ?? 0) + (row.gzip_bytes ?? 0);
      await requireRoom(transaction, uploader, uploader.scope, more);
    }
    await insertFile(transaction, row, clock());
  });
  await files.put(storageKey, forms.identity);
  if (forms.br) await files.put(storageKey + encodingEndings.br, forms.br);
  if (forms.gzip) await files.put(storageKey + encodingEndings.gzip, forms.gzip);
  try {
    await markFileStored(database, storageKey, clock());
  } catch (error) {
    if (!isUniqueViolation(error, 'release_file_in_use')) throw error;
    // Another server has stored the same file meanwhile: its copy is used.
    await doomFile(database, storageKey, clock());
  }
}
