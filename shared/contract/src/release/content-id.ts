import type { FileRecord } from './build-record.ts';

/**
 * What tells the builds of one SemVer version apart: twelve hex digits over the paths and hashes of its files, in
 * whatever order a record lists them. The server compares it with the name that a build gives itself, so that a
 * name stands for one content. `sha256` gives a text's SHA-256 in hex: a browser has none that answers at once.
 */
export function contentId(
  files: Readonly<Record<string, Pick<FileRecord, 'integrity'>>>,
  sha256: (text: string) => string,
): string {
  const lines = Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, { integrity }]) => `${path} ${integrity}\n`);
  return sha256(lines.join('')).slice(0, 12);
}
