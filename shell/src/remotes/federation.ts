import type { RemoteVersion } from '@berth/contract';
import { judgePart } from '../loading/judge-part.ts';
import { allowScriptsOf } from '../loading/trusted-types.ts';
import { integrityOf } from '../registry/integrity.ts';

/** Given up by the loader long before, unless the line is slow: see judge-loading.ts. */
const entryTimeoutMs = 120_000;
let retries = 0;

/** An entry that did not come; whether for its hash, its address or the line is not said by browsers. */
class EntryLoadError extends Error {
  /** As of any other part of the code: see failure-cause.ts. */
  override name = 'ChunkLoadError';
}

/** What an entry leaves on `window` under its version's own name. */
type Container = {
  init: (scope: object) => unknown;
  get: (request: string) => Promise<() => unknown>;
};

const containers = new Map<string, Promise<Container>>();
// As shareScopePart of shared/build/src/shared-provider.ts names it.
const importShareScope = () => import('./share-scope.ts');

/** Loads the exposed module of one version; `isRetry` forgets what an earlier attempt left behind. */
export async function loadRemoteModule(version: RemoteVersion, isRetry: boolean): Promise<unknown> {
  const { global } = version;
  if (isRetry) containers.delete(global);
  const opening = containers.get(global) ?? openContainer(version, isRetry);
  containers.set(global, opening);
  const factory = await (await opening).get('./remote');
  return factory();
}

async function openContainer(version: RemoteVersion, isRetry: boolean): Promise<Container> {
  const integrity = integrityOf(version); // refused before anything is asked for
  const address = new URL(version.entry, window.location.href);
  // A script of the same address would wait with the request, or the preload, that hangs.
  if (isRetry) address.searchParams.set('retry', String(++retries));
  allowScriptsOf(address.href);
  // It brings the federation runtime, too, which entries expect on the page.
  const { shareScope } = await judgePart(importShareScope, () => {});
  const container = await runEntry(address.href, integrity, version.global);
  await container.init(shareScope);
  return container;
}

/** An entry runs only as the very file that the registry names. */
function runEntry(address: string, integrity: string, global: string): Promise<Container> {
  return new Promise((resolve, reject) => {
    // Of an earlier run, which must not be taken for this one's.
    Reflect.set(window, global, undefined);
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    const end = (failure: string | null) => {
      clearTimeout(timer);
      script.remove();
      const container: unknown = Reflect.get(window, global);
      if (failure === null && isContainer(container)) resolve(container);
      else if (failure === null)
        reject(new Error(`${address} is not the container that the registry names.`));
      else reject(new EntryLoadError(`${address} ${failure}.`));
    };
    const timer = setTimeout(() => end('did not come in time'), entryTimeoutMs);
    script.onload = () => end(null);
    script.onerror = () => end('could not be loaded');
    document.head.append(script);
  });
}

function isContainer(found: unknown): found is Container {
  return (
    typeof found === 'object' &&
    found !== null &&
    'init' in found &&
    'get' in found &&
    typeof found.init === 'function' &&
    typeof found.get === 'function'
  );
}
