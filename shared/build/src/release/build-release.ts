import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { foreignClaims } from '@berth/contract';
import { remoteDeclaration } from '@berth/contract/endpoints';
import { ReleaseFailure } from './release-failure.ts';
import { builtVersions, keepBuild, remoteFolder } from './release-folder.ts';
import { locale } from './release-server.ts';
import { sizeReport } from './size-report.ts';

/** Builds a remote into a version folder of its own, and says what it weighs. */
export function buildRelease(remote: string): void {
  const root = remoteFolder(remote);
  requireOwnClaims(root);
  const before = builtVersions(remote)[0] ?? null;
  runBuild(root);
  const { kept, isNew } = keepBuild(join(root, 'releases'), join(root, 'dist'));
  const { record, folder } = kept;
  const past = before?.record.version === record.version ? null : before;
  console.log(`${remote}@${record.version}${past ? `  (before: ${past.record.version})` : ''}\n`);
  console.log(sizeReport(record, past?.record ?? null));
  const calls = Object.keys(record.contract.endpoints).length;
  console.log(
    `\nNeeds @berth/runtime ${record.runtime.range} (${record.runtime.uses.length} of its exports), makes ${calls} ` +
      `different calls of the contract ${record.contract.hash}.`,
  );
  console.log(
    `${isNew ? 'Kept in' : 'Was there already, byte for byte:'} ${basename(root)}/releases/${basename(folder)}`,
  );
}

/** Refuses a remote that no portal takes, before anything is built. */
function requireOwnClaims(root: string): void {
  const claims = foreignClaims(remoteDeclaration.parse(readDeclaration(root)));
  if (claims.length === 0) return;
  const lines = claims.map(({ field, texts }) => `  ${field}\n    ${texts[locale]}`);
  throw new ReleaseFailure('incompatible', `${basename(root)}/remote.json\n${lines.join('\n')}`);
}

/** A production build, as the portal's own; what it says is shown only when it fails. */
export function runBuild(root: string): void {
  const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  if (!existsSync(rsbuild)) throw new ReleaseFailure('failed', `${root} is not installed: pnpm install`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', STANDALONE: '' },
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new ReleaseFailure('failed', `${stdout}${stderr}\n${basename(root)} could not be built.`);
}

/** `remote.json` of a version folder, or of a remote. */
export function readDeclaration(folder: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
}
