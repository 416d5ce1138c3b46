import type { FieldError, LocalizedText, RemoteDeclaration } from '@berth/contract';
import { findBreaks, type RemoteBuildRecord, type Surface } from '@berth/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { getNewestDeployment } from './deployments.repository.ts';
import type { Mover, ReleaseDependencies } from './release-dependencies.ts';
import { listVersionsByName } from './versions.repository.ts';

export type Build = { record: RemoteBuildRecord; declaration: RemoteDeclaration };

/** Refuses whoever may not touch a remote; `*` asks for whoever may touch all of them. */
export function requireRemote(mover: Mover, remote: string): void {
  if (mover.remote === '*' || mover.remote === remote) return;
  throw new Refusal('RELEASE_KEY_FOREIGN', { params: { own: mover.remote, remote } });
}

/** Refuses a build whose record contradicts itself: nothing but a broken tool sends one. */
export function requireSound({ record, declaration }: Build): void {
  const preloaded = Object.values(record.preload).flat();
  const unknown = [record.entry, ...preloaded].find((path) => !Object.hasOwn(record.files, path));
  const problems: [boolean, string, LocalizedText][] = [
    [
      record.name !== declaration.name,
      'declaration.name',
      {
        'zh-CN': `remote.json 的名称“${declaration.name}”与构建“${record.name}”不一致`,
        en: `remote.json is of “${declaration.name}”, the build of “${record.name}”`,
      },
    ],
    [
      unknown !== undefined,
      'record.files',
      { 'zh-CN': `构建记录中没有文件 ${unknown}`, en: `The record lists no file ${unknown}` },
    ],
  ];
  const found = problems.find(([isBroken]) => isBroken);
  if (!found) return;
  const [, field, texts] = found;
  throw new Refusal('REQUEST_INVALID', { fields: [{ field, message: texts.en, texts }] });
}

/**
 * Refuses a build that would not work with the shell and the API that are deployed, or that claims paths of another
 * remote; each reason stands in the answer.
 */
export async function requireCompatible(
  { surface }: Pick<ReleaseDependencies, 'surface'>,
  database: Kysely<Tables>,
  build: Build,
): Promise<void> {
  const deployed = await surface();
  if (!deployed) throw new Refusal('RELEASE_NO_SURFACE');
  const fields = [...breaksOf(build, deployed), ...(await findTakenPaths(database, build.declaration))];
  if (fields.length === 0) return;
  const { name: remote, version } = build.record;
  throw new Refusal('RELEASE_INCOMPATIBLE', { params: { remote, version }, fields });
}

function breaksOf({ record }: Build, surface: Surface): FieldError[] {
  return findBreaks(record, surface).map(({ place, texts }) => ({ field: place, message: texts.en, texts }));
}

/**
 * A page belongs to the remote with the longest base path: one inside of another remote's would take its pages, and
 * one around it would keep that remote from releasing.
 */
async function findTakenPaths(database: Kysely<Tables>, declared: RemoteDeclaration): Promise<FieldError[]> {
  const { stable } = await getNewestDeployment(database);
  const others = Object.entries(stable).filter(([remote]) => remote !== declared.name);
  const running = await listVersionsByName(
    database,
    others.map(([remote, version]) => ({ remote, version })),
  );
  return running.flatMap(({ remote, declaration }) =>
    declaration.basePaths
      .flatMap((owned) => declared.basePaths.filter((path) => isWithin(path, owned) || isWithin(owned, path)))
      .map((path): FieldError => {
        const texts = {
          'zh-CN': `路径 ${path} 属于“${remote}”`,
          en: `The path ${path} belongs to “${remote}”`,
        };
        return { field: `basePaths ${path}`, message: texts.en, texts };
      }),
  );
}

function isWithin(path: string, base: string): boolean {
  return path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`);
}
