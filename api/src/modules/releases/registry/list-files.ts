import type { RemoteBuildRecord, ShellBuildRecord } from '@berth/contract/release';
import type { Assigned } from './compose-registry.ts';

/** Large, and of no use while the server is away: the files that they draw come from it (decision 31). */
const drawsPdfs = /\/pdf-\w+\.\w+\.js$/;

type KeptFile = { href: string; bytes: number };

/**
 * What the pages of the menu's remotes may ask for sooner or later, parts that only a dialog loads included: their own
 * files and, of the shell, the workspace and the shared modules that they take. Each remote's own come first.
 */
export function listFiles(shell: ShellBuildRecord | null, remotes: readonly Assigned[]): KeptFile[] {
  const inMenu = remotes.filter(({ entry, record }) => record && !entry.public && entry.menu.length > 0);
  const records = inMenu.flatMap(({ record }) => record ?? []);
  const own = records.flatMap((record) =>
    filesOf(record, Object.keys(record.files), `/remotes/${record.name}/${record.version}/`),
  );
  if (!shell || records.length === 0) return own;
  const { sharedFiles = {} } = shell.provides;
  const shared = records
    .flatMap((record) => Object.keys(record.shared))
    .flatMap((name) => sharedFiles[name] ?? []);
  return [...own, ...filesOf(shell, [...new Set([...Object.values(shell.preload).flat(), ...shared])], '/')];
}

function filesOf(
  { files }: Pick<RemoteBuildRecord, 'files'>,
  paths: readonly string[],
  folder: string,
): KeptFile[] {
  const code = paths.filter((path) => /\.(js|css)$/.test(path) && !drawsPdfs.test(path));
  return code.map((path) => ({ href: folder + path, bytes: files[path]?.brotliBytes ?? 0 }));
}
