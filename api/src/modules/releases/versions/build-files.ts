import { isDeepStrictEqual } from 'node:util';
import { remoteDeclaration } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { fieldError, Refusal } from '../../../http/refusal.ts';
import { listUnreadable, readStoredFile } from '../files/read-stored-file.ts';
import { listStored, type ReleaseFileRow } from '../files/release-files.repository.ts';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { type Build, declarationPath } from './check-release.ts';

type NamedFile = { integrity: string; path: string };

/** Refuses what is not all in the store, as it was sent. */
export async function requireReadable(deps: ReleaseDependencies, build: Build): Promise<void> {
  const { missing, unreadable } = await findReadable(deps, build);
  refuseMissing([...missing, ...unreadable]);
}

/** As `findFiles`, with those whose bytes are gone or changed. */
export async function findReadable({ database, files }: ReleaseDependencies, build: Build) {
  const { stored, missing } = await findFiles(database, build);
  const unreadable: NamedFile[] = [];
  for (const [path, { integrity }] of Object.entries(build.record.files)) {
    const row = stored.get(integrity);
    // Two paths of one content are one file.
    stored.delete(integrity);
    if (row && (await listUnreadable(files, row)).length > 0) unreadable.push({ integrity, path });
  }
  return { missing, unreadable };
}

/** The files of a build by their hash; refuses one of which some were never sent. */
export async function requireFiles(
  database: Kysely<Tables>,
  build: Build,
): Promise<ReadonlyMap<string, ReleaseFileRow>> {
  const { stored, missing } = await findFiles(database, build);
  refuseMissing(missing);
  return stored;
}

/** Refuses a declaration that is not the one in the build's files, of which its name is made. */
export async function requireDeclared(
  { database, files }: Pick<ReleaseDependencies, 'database' | 'files'>,
  build: Build,
): Promise<void> {
  const { record, declaration } = build;
  const integrity = record.files[declarationPath]?.integrity ?? '';
  const row = (await requireFiles(database, build)).get(integrity);
  if (!row) return refuseMissing([{ integrity, path: declarationPath }]);
  const content = await readStoredFile(files, row, 'identity');
  if (isDeepStrictEqual(readDeclaration(content), sameForm(declaration))) return;
  const texts = {
    'zh-CN': `随附的声明与构建文件 ${declarationPath} 的内容不同`,
    en: `The declaration that was sent is not what ${declarationPath} of the build says`,
  };
  throw new Refusal('REQUEST_INVALID', { fields: [fieldError('declaration', texts)] });
}

function readDeclaration(content: Buffer): unknown {
  try {
    return sameForm(remoteDeclaration.parse(JSON.parse(content.toString())));
  } catch {
    return null;
  }
}

/** As JSON has it: without what is undefined, and objects of one kind. */
export const sameForm = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function refuseMissing(missing: readonly NamedFile[]): void {
  if (missing.length === 0) return;
  throw new Refusal('RELEASE_FILES_MISSING', {
    params: { count: missing.length },
    fields: missing.map(({ path, integrity }) => ({ field: path, message: integrity })),
  });
}

/** The files of a build that are here, by their hash, and those that are not: each with the first path that has it. */
async function findFiles(
  database: Kysely<Tables>,
  { record }: Build,
): Promise<{ stored: Map<string, ReleaseFileRow>; missing: NamedFile[] }> {
  const paths = new Map<string, string>();
  for (const [path, { integrity }] of Object.entries(record.files)) {
    if (!paths.has(integrity)) paths.set(integrity, path);
  }
  const stored = new Map<string, ReleaseFileRow>();
  for (const row of await listStored(database, [...paths.keys()])) {
    stored.set(row.integrity, row);
    paths.delete(row.integrity);
  }
  return { stored, missing: Array.from(paths, ([integrity, path]) => ({ integrity, path })) };
}
