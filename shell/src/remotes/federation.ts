import type { RemoteEntry } from '@berth/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { integrityOf } from './verify-files.ts';

const manifestTimeoutMs = 10_000;
const entries = new Map<string, RemoteEntry>();

/** Before the first remote: its files are checked against the registry, its manifest for status and shape. */
export function startFederation(): void {
  registerPlugins([
    {
      name: 'berth:checked-files',
      fetch: (url, init) => fetchManifest(url, init),
      createScript({ url, attrs }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        for (const [name, value] of Object.entries(attrs ?? {})) script.setAttribute(name, String(value));
        const integrity = integrityOf(entries.values(), url);
        script.crossOrigin = 'anonymous';
        if (integrity) script.integrity = integrity;
        return script;
      },
    },
  ]);
}

async function fetchManifest(url: string, init: RequestInit): Promise<Response> {
  const integrity = integrityOf(entries.values(), url) ?? undefined;
  const signal = AbortSignal.timeout(manifestTimeoutMs);
  const answer = await fetch(url, { ...init, signal, integrity });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  const manifest: unknown = await answer.clone().json();
  // Whatever is answered in place of a manifest would stay cached until the next registration.
  if (typeof manifest !== 'object' || manifest === null || !('metaData' in manifest)) {
    throw new Error(`${url} is no manifest.`);
  }
  return answer;
}

/** Loads a remote's exposed module; `isRetry` forgets what an earlier attempt left behind. */
export async function loadRemoteModule(entry: RemoteEntry, isRetry: boolean): Promise<unknown> {
  entries.set(entry.name, entry);
  const address = new URL(entry.manifest, window.location.href).href;
  registerRemotes([{ name: entry.name, entry: address }], { force: isRetry });
  return loadRemote(`${entry.name}/remote`);
}
