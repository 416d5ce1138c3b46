import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isUniqueViolation } from '../../database/database-errors.ts';
import { Refusal } from '../../http/refusal.ts';
import { encodingEndings, type FileEncoding } from './file-encodings.ts';
import { listUnreadable } from './read-stored-file.ts';
import type { ReleaseDependencies } from './release-dependencies.ts';
import {
  doomFile,
  insertFile,
  listStored,
  markFileRepaired,
  markFileStored,
  type ReleaseFileRow,
  takeQuotaLock,
} from './release-files.repository.ts';
import { type Quota, requireRoom } from './release-quota.ts';

// A form that saves less is not worth its place, nor a browser's time.
const worthwhile = 0.95;

/** Whose key sends a file, and how much they may have here. */
type Uploader = Quota & { scope: string };

type Store = Pick<ReleaseDependencies, 'database' | 'clock' | 'files'>;

/**
 * Keeps one file of a build, and beside it its compressed forms. Of what is here already, only what cannot be read any
 * more is put back. Refuses content that has another hash than it is said to have, and more than `uploader` may have:
 * null is the server itself, with a build of its own checkout.
 */
export async function storeReleaseFile(
  { database, clock, files }: Store,
  integrity: string,
  content: Buffer,
  uploader: Uploader | null,
): Promise<void> {
  const hash = createHash('sha384').update(content).digest();
  if (integrity !== `sha384-${hash.toString('base64')}`) throw new Refusal('RELEASE_FILE_CORRUPT');
  const [stored] = await listStored(database, [integrity]);
  if (stored) {
    await putBack({ database, clock, files }, stored, content);
    return;
  }
  const [brotli, gzipped] = await compressInTurn(content);
  const name = hash.toString('hex');
  const storageKey = `releases/${name.slice(0, 2)}/${name}-${randomBytes(4).toString('hex')}`;
  const row = {
    storage_key: storageKey,
    integrity,
    bytes: content.length,
    brotli_bytes: brotli?.length ?? null,
    gzip_bytes: gzipped?.length ?? null,
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
  await files.put(storageKey, content);
  if (brotli) await files.put(storageKey + encodingEndings.br, brotli);
  if (gzipped) await files.put(storageKey + encodingEndings.gzip, gzipped);
  try {
    await markFileStored(database, storageKey, clock());
  } catch (error) {
    if (!isUniqueViolation(error, 'release_file_in_use')) throw error;
    // Somebody else has stored the same meanwhile: theirs is used.
    await doomFile(database, storageKey, clock());
  }
}

/** Under the same key: whoever knows the file by it finds it whole again. */
async function putBack(
  { database, clock, files }: Store,
  row: ReleaseFileRow,
  content: Buffer,
): Promise<void> {
  const unreadable = await listUnreadable(files, row);
  if (unreadable.length === 0) return;
  const [brotli, gzipped] = await compressInTurn(content);
  const forms: Record<FileEncoding, Buffer | null> = { identity: content, br: brotli, gzip: gzipped };
  for (const encoding of unreadable) {
    const form = forms[encoding];
    if (form) await files.put(row.storage_key + encodingEndings[encoding], form);
  }
  await markFileRepaired(database, row.storage_key, clock());
}

let turn: Promise<unknown> = Promise.resolve();

/** One file at a time: the process has four threads, and reading files and checking passwords wait for them too. */
function compressInTurn(content: Buffer): Promise<[Buffer | null, Buffer | null]> {
  const mine = turn.then(() => Promise.all([compressBrotli(content), compressGzip(content)]));
  turn = mine.catch(() => undefined);
  return mine;
}

async function compressBrotli(content: Buffer): Promise<Buffer | null> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return unlessUseless(content, await promisify(brotliCompress)(content, { params }));
}

async function compressGzip(content: Buffer): Promise<Buffer | null> {
  return unlessUseless(content, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}

function unlessUseless(content: Buffer, compressed: Buffer): Buffer | null {
  return compressed.length < content.length * worthwhile ? compressed : null;
}
