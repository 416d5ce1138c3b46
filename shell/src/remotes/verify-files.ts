import type { RemoteEntry } from '@berth/contract';

/**
 * The hash that a remote's file must have, from the registry; `null` where the registry gives none for the
 * whole remote (a development server). A file that a checked remote does not list is refused.
 */
export function integrityOf(entries: Iterable<RemoteEntry>, url: string): string | null {
  for (const entry of entries) {
    const folder = new URL('.', new URL(entry.manifest, window.location.href)).href;
    const file = new URL(url, window.location.href);
    const address = file.origin + file.pathname;
    if (!address.startsWith(folder)) continue;
    if (Object.keys(entry.integrity).length === 0) return null;
    const hash = entry.integrity[address.slice(folder.length)];
    if (!hash) throw new Error(`The registry has no hash of ${url}.`);
    return hash;
  }
  return null;
}
