import { join } from 'node:path';
import type { RemoteEntry } from '@berth/contract';
import { remoteDeclaration } from '@berth/contract/endpoints';
import { readJsonFile } from '../../../http/serving/built-front.ts';

const entryName = 'remote-entry.js';

type Options = {
  /** The folder that holds the `remote-*` packages. */
  root: string;
  /** Addresses of remotes that run on their own development servers. */
  devRemotes: Readonly<Record<string, string>>;
  /** Where code may come from other than our own origin and this machine. */
  origins: readonly string[];
  /** Says which remote is left out, and why. */
  warn: (error: unknown, message: string) => void;
};

/**
 * The remotes that run on their own development servers, read again from their sources at every call. A broken one
 * is left out and the others stand.
 */
export function createDevRemotes({ root, devRemotes, origins, warn }: Options): () => RemoteEntry[] {
  return () =>
    Object.entries(devRemotes).flatMap(([name, address]) => {
      try {
        checkOrigin(address, origins);
        return [readDevRemote(root, name, address)];
      } catch (error) {
        warn(error, `remote-${name} is left out of the registry`);
        return [];
      }
    });
}

function checkOrigin(address: string, allowed: readonly string[]): void {
  const { origin, hostname } = new URL(address);
  if (/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) || allowed.includes(origin)) return;
  throw new Error(`REMOTE_ORIGINS does not name ${origin}`);
}

function readDevRemote(root: string, name: string, address: string): RemoteEntry {
  const path = join(root, `remote-${name}`, 'remote.json');
  const declared = remoteDeclaration.parse(readJsonFile(path));
  if (declared.name !== name) throw new Error(`${path} names the remote ${declared.name}`);
  return {
    ...declared,
    version: 'development',
    entry: new URL(entryName, address).href,
    integrity: '',
    // A development server keeps one name for all its edits: see `buildName` of @berth/build.
    global: `berth_${name.replaceAll('-', '_')}`,
    preload: {},
    fallback: null,
    isOverridden: false,
  };
}
