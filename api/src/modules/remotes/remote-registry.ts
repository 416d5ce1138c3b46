import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteEntry } from '@berth/contract';
import { remoteDeclaration } from '@berth/contract/endpoints';
import { type BuiltFront, readBuiltFront, readJsonFile } from '../../http/serving/built-front.ts';

const declarationName = 'remote.json';
const manifestName = 'mf-manifest.json';

export type RemoteRegistry = {
  /** What the shell is told, in the order of the names. */
  list: () => RemoteEntry[];
  /** The builds to be served. */
  fronts: readonly (BuiltFront & { name: string })[];
};

type Options = {
  /** The folder that holds the `remote-*` packages. */
  root: string;
  /** Manifest addresses of remotes that run on their own development servers. */
  devRemotes: Readonly<Record<string, string>>;
  /** Says which remote is left out, and why. */
  warn: (error: unknown, message: string) => void;
};

/**
 * The remotes of this portal: every `remote-*` folder with a build, or with a development server. A broken
 * one is left out and the others stand. Builds are read once; a remote in development at every call.
 */
export function createRemoteRegistry({ root, devRemotes, warn }: Options): RemoteRegistry {
  const built: { entry: RemoteEntry; front: BuiltFront }[] = [];
  const inDevelopment: { folder: string; manifest: string }[] = [];
  for (const folder of remoteFolders(root)) {
    const manifest = devRemotes[folder.replace('remote-', '')];
    if (manifest) inDevelopment.push({ folder, manifest });
    else attempt(folder, warn, () => built.push(readBuiltRemote(root, folder)));
  }
  return {
    list: () => [
      ...built.map(({ entry }) => entry),
      ...inDevelopment.flatMap(({ folder, manifest }) => {
        const entry = attempt(folder, warn, () => readDevRemote(root, folder, manifest));
        return entry ? [entry] : [];
      }),
    ],
    fronts: built.map(({ entry, front }) => ({ ...front, name: entry.name })),
  };
}

function remoteFolders(root: string): string[] {
  return readdirSync(root)
    .filter((name) => /^remote-[a-z][a-z0-9-]*$/.test(name))
    .sort();
}

function readBuiltRemote(root: string, folder: string): { entry: RemoteEntry; front: BuiltFront } {
  const dist = join(root, folder, 'dist');
  const declared = readDeclaration(folder, join(dist, declarationName));
  const front = readBuiltFront(dist);
  if (!(manifestName in front.files)) throw new Error(`${manifestName} is not part of the build`);
  const manifest = `/remotes/${declared.name}/${front.version}/${manifestName}`;
  return { entry: { ...declared, version: front.version, manifest, integrity: { ...front.files } }, front };
}

function readDevRemote(root: string, folder: string, manifest: string): RemoteEntry {
  const declared = readDeclaration(folder, join(root, folder, declarationName));
  return { ...declared, version: 'development', manifest, integrity: {} };
}

function readDeclaration(folder: string, path: string) {
  const declared = remoteDeclaration.parse(readJsonFile(path));
  // Two remotes of one name would be served from one address.
  if (folder !== `remote-${declared.name}`) throw new Error(`${path} names the remote ${declared.name}`);
  return declared;
}

function attempt<Value>(folder: string, warn: Options['warn'], read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    warn(error, `${folder} is left out of the registry`);
    return null;
  }
}
