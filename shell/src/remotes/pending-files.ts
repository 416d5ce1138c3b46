import type { RemoteVersion } from '@berth/contract';
import { filesFor } from './preload-files.ts';

/**
 * Lets every file of a version that is still on its way fail, so that whoever asked for it asks anew at once: an import
 * of a part that hangs would go on waiting for the same request.
 */
export function failPending({ entry }: Pick<RemoteVersion, 'entry'>): void {
  const folder = new URL('.', new URL(entry, window.location.href)).href;
  // Loaders take a script away when it has run, and a style has a sheet then.
  for (const script of document.querySelectorAll('script')) {
    if (script.src.startsWith(folder)) script.dispatchEvent(new Event('error'));
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.href.startsWith(folder) && !link.sheet) link.dispatchEvent(new Event('error'));
  }
  // What is merely asked for ahead holds a connection, and whoever asks for the same waits for it.
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')) {
    if (link.href.startsWith(folder)) link.remove();
  }
}

/** How many of the files that a page needs have come; null where there is no list of them. */
export function filesLoaded(
  version: RemoteVersion,
  pathname: string,
): { loaded: number; needed: number } | null {
  const needed = filesFor(version, pathname).map(({ href }) => new URL(href, window.location.href).href);
  if (needed.length === 0) return null;
  const here = new Set(performance.getEntriesByType('resource').map(({ name }) => withoutQuery(name)));
  return { loaded: needed.filter((href) => here.has(href)).length, needed: needed.length };
}

function withoutQuery(address: string): string {
  return address.split('?')[0] ?? address;
}
