import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Refusal } from '../../../http/refusal.ts';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { encodingEndings, type FileEncoding } from './file-encodings.ts';
import { listUnreadable } from './read-stored-file.ts';
import { listStored, markFileRepaired, type ReleaseFileRow } from './release-files.repository.ts';
import { readHash, storeForms, type Uploader } from './store-forms.ts';

// A form that saves less is worth neither its place nor a browser's time.
const worthwhile = 0.95;

type Store = Pick<ReleaseDependencies, 'database' | 'clock' | 'files'>;

/**
 * Stores one file of a build with its compressed forms. Of a file that is stored already, only the forms that cannot be
 * read any more are put back. Refuses content with another hash than its name says, and more bytes than `uploader` may
 * have; null is the server itself, with a build of its own checkout.
 */
export async function storeReleaseFile(
  { database, clock, files }: Store,
  integrity: string,
  content: Buffer,
  uploader: Uploader | null,
): Promise<void> {
  const hash = readHash(content);
  if (integrity !== hash.integrity) throw new Refusal('RELEASE_FILE_CORRUPT');
  const [stored] = await listStored(database, [integrity]);
  if (stored) {
    await putBack({ database, clock, files }, stored, content);
    return;
  }
  const [brotli, gzipped] = await compressInTurn(content);
  const forms = { identity: content, br: brotli, gzip: gzipped };
  await storeForms({ database, clock, files }, hash, forms, uploader);
}

/** Puts the bytes back under the same storage key, so that every row that names it is whole again. */
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
