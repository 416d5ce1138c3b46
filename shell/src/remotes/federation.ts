import type { RemoteVersion } from '@berth/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { allowScriptsOf } from '../boot/trusted-types.ts';
import { integrityOf } from './integrity.ts';

/** Given up by the loader long before, unless the line is slow: see judge-loading.ts. */
const entryTimeoutMs = 120_000;
/** By federation name, which is the version's own global: two versions of a remote are two remotes. */
const versions = new Map<string, RemoteVersion>();
let retries = 0;

/** Before the first remote: an entry runs only as the very file that the registry names. */
export function startFederation(): void {
  registerPlugins([
    {
      name: 'berth:checked-entries',
      createScript({ url, remoteInfo }) {
        const version = versions.get(remoteInfo?.name ?? '');
        // Nothing else is ever loaded by the federation runtime: pages and styles come by the remote's own.
        if (!version) throw new Error(`${url} is no entry that the registry names.`);
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        script.integrity = integrityOf(version);
        return { script, timeout: entryTimeoutMs };
      },
    },
  ]);
}

/** Loads the exposed module of one version; `isRetry` forgets what an earlier attempt left behind. */
export async function loadRemoteModule(version: RemoteVersion, isRetry: boolean): Promise<unknown> {
  integrityOf(version); // refused before anything is asked for
  const address = new URL(version.entry, window.location.href);
  // A script of the same address would wait with the request, or the preload, that hangs.
  if (isRetry) address.searchParams.set('retry', String(++retries));
  const entry = address.href;
  allowScriptsOf(entry);
  versions.set(version.global, version);
  registerRemotes([{ name: version.global, entryGlobalName: version.global, entry }], { force: isRetry });
  return loadRemote(`${version.global}/remote`);
}
