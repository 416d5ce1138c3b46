import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentId, type FileRecord } from '@berth/contract/release';

/** Beside the files of a build, and no part of them. */
export const recordName = 'build.json';
/** So ends the compressed twin of a file, which is no part of the build either. */
const brotliEnding = '.br';

/** The paths of a build's files, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name !== recordName && !name.endsWith(brotliEnding))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** As `integrity` attributes want it. */
export function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** What must be known of each file, by its path. */
export function recordFiles(
  folder: string,
  keepCompressed?: (path: string, compressed: Buffer) => void,
): Record<string, FileRecord> {
  return Object.fromEntries(
    listFiles(folder).map((path) => {
      const content = readFileSync(join(folder, path));
      const compressed = compressBrotli(content);
      keepCompressed?.(path, compressed);
      const record = {
        integrity: sha384(content),
        bytes: content.length,
        brotliBytes: compressed.length,
      };
      return [path, record];
    }),
  );
}

/**
 * As small as it gets, which takes too long for whoever waits for an answer: the server sends the twin of a script
 * or style sheet of the shell. Files of remotes it compresses itself, when they are published.
 */
export function writeTwin(folder: string, path: string, compressed: Buffer): void {
  if (/\.(js|css)$/.test(path)) writeFileSync(join(folder, path + brotliEnding), compressed);
}

/** The version of a build, `0.1.0+3f2a9c41d7e0`. */
export function versionOf(packageVersion: string, files: Record<string, FileRecord>): string {
  const id = contentId(files, (text) => createHash('sha256').update(text).digest('hex'));
  return `${packageVersion}+${id}`;
}

function compressBrotli(content: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}
