import { createHash } from 'node:crypto';
import { foreignClaims, type LocalizedText, partKey, type RemoteDeclaration } from '@berth/contract';
import { contentId, findBreaks, type RemoteBuildRecord } from '@berth/contract/release';
import { fieldError, Refusal } from '../../../http/refusal.ts';
import type { Mover, ReleaseDependencies } from '../release-dependencies.ts';

/** Among the files of a build: what the remote declares of itself. */
export const declarationPath = 'remote.json';

export type Build = { record: RemoteBuildRecord; declaration: RemoteDeclaration };

/** Refuses whoever may not touch a remote; `*` asks for whoever may touch all of them. */
export function requireRemote(mover: Mover, remote: string): void {
  if (mover.remote === '*' || mover.remote === remote) return;
  if (remote === '*') throw new Refusal('RELEASE_KEY_NOT_FOR_ALL', { params: { own: mover.remote } });
  throw new Refusal('RELEASE_KEY_FOREIGN', { params: { own: mover.remote, remote } });
}

/** Refuses a build whose record contradicts itself: nothing but a broken tool sends one. */
export function requireSound({ record, declaration }: Build): void {
  const preloaded = Object.values(record.preload).flat();
  const id = contentId(record.files, (text) => createHash('sha256').update(text).digest('hex'));
  const unknown = [declarationPath, record.entry, ...preloaded].find(
    (path) => !Object.hasOwn(record.files, path),
  );
  const withoutCode = declaration.parts?.find(({ name }) => !Object.hasOwn(record.preload, partKey(name)));
  const problems: [boolean, string, LocalizedText][] = [
    [
      !record.version.endsWith(`+${id}`),
      'record.version',
      {
        'zh-CN': `版本号 ${record.version} 与文件内容不符，按内容应以 +${id} 结尾`,
        en: `The version ${record.version} is not of these files: by their content it ends in +${id}`,
      },
    ],
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
    [
      withoutCode !== undefined,
      'declaration.parts',
      {
        'zh-CN': `构建中没有部件“${withoutCode?.name}”的代码`,
        en: `The build has no code for the part “${withoutCode?.name}”`,
      },
    ],
  ];
  const found = problems.find(([isBroken]) => isBroken);
  if (!found) return;
  const [, field, texts] = found;
  throw new Refusal('REQUEST_INVALID', { fields: [fieldError(field, texts)] });
}

/** Refuses a remote that takes pages or menu entries of the shell or of another team. */
export function requireOwnClaims({ declaration }: Pick<Build, 'declaration'>): void {
  const fields = foreignClaims(declaration).map(({ field, texts }) => fieldError(field, texts));
  if (fields.length === 0) return;
  throw new Refusal('RELEASE_CLAIMS_FOREIGN', { params: { remote: declaration.name }, fields });
}

/** Refuses a build that would not work with the shell and the API that are deployed; each reason is in the answer. */
export async function requireCompatible(
  { surface }: Pick<ReleaseDependencies, 'surface'>,
  { record }: Pick<Build, 'record'>,
): Promise<void> {
  const deployed = await surface();
  if (!deployed) throw new Refusal('RELEASE_NO_SURFACE');
  const fields = findBreaks(record, deployed).map(({ place, texts }) => fieldError(place, texts));
  if (fields.length === 0) return;
  const { name: remote, version } = record;
  throw new Refusal('RELEASE_INCOMPATIBLE', { params: { remote, version }, fields });
}
