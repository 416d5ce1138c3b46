import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { FileStore } from '../../../files/file-store.ts';
import { Refusal } from '../../../http/refusal.ts';
import { encodingEndings, type FileEncoding } from './file-encodings.ts';
import type { ReleaseFileRow } from './release-files.repository.ts';

type Open = (kept: Buffer, limit: { maxOutputLength: number }) => Promise<Buffer>;

const openers: Record<FileEncoding, Open> = {
  identity: async (kept: Buffer) => kept,
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** The forms of a stored file that cannot be read: gone, changed, or out of reach. */
export async function listUnreadable(
  files: Pick<FileStore, 'read'>,
  row: ReleaseFileRow,
): Promise<FileEncoding[]> {
  const kept: FileEncoding[] = [
    'identity',
    ...(row.brotli_bytes === null ? [] : ['br' as const]),
    ...(row.gzip_bytes === null ? [] : ['gzip' as const]),
  ];
  const unreadable: FileEncoding[] = [];
  for (const encoding of kept) {
    await readStoredFile(files, row, encoding).catch(() => unreadable.push(encoding));
  }
  return unreadable;
}

/**
 * Reads one form of a stored file. What is not there, cannot be reached, or is not to the byte what was stored, is
 * refused as RELEASE_FILE_UNREADABLE: a page never runs it.
 */
export async function readStoredFile(
  files: Pick<FileStore, 'read'>,
  { storage_key, integrity, bytes }: ReleaseFileRow,
  encoding: FileEncoding,
): Promise<Buffer> {
  const key = storage_key + encodingEndings[encoding];
  try {
    const kept = await buffer(await files.read(key));
    // Its end is known: what was made to open into more is not opened to that end.
    const content = await openers[encoding](kept, { maxOutputLength: Math.max(bytes, 1) });
    const hash = createHash('sha384').update(content).digest('base64');
    if (integrity !== `sha384-${hash}`) throw new Error('other bytes than were stored');
    return kept;
  } catch (error) {
    throw new Refusal('RELEASE_FILE_UNREADABLE', {
      // In words: where in our code that broke tells nobody what to mend.
      cause: `${key}: ${error instanceof Error ? error.message : error}`,
    });
  }
}
