import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FileRecord } from '@berth/contract/release';

/** Beside the files of a build, and no part of them. */
export const recordName = 'build.json';

/** The paths of a build's files, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== recordName)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** As `integrity` attributes want it. */
export function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** What must be known of each file, by its path. */
export function recordFiles(folder: string): Record<string, FileRecord> {
  return Object.fromEntries(
    listFiles(folder).map((path) => {
      const content = readFileSync(join(folder, path));
      const record = { integrity: sha384(content), bytes: content.length, brotliBytes: brotliSize(content) };
      return [path, record];
    }),
  );
}

/** One version of a package's files: a hash over paths and contents. */
export function contentId(files: Record<string, FileRecord>): string {
  const content = Object.entries(files).map(([path, { integrity }]) => `${path} ${integrity}\n`);
  return createHash('sha256').update(content.join('')).digest('hex').slice(0, 12);
}

function brotliSize(content: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}
