import type { RemoteVersion } from '@berth/contract';
import { hasLoaded } from './loaded-files.ts';
import { filesFor } from './preload-files.ts';

/** As {@link failPendingFiles}, for the files of one version. */
export function failPending({ entry }: Pick<RemoteVersion, 'entry'>): void {
  failPendingFiles(new URL('.', new URL(entry, window.location.href)).href);
}

/**
 * Lets every file of a folder that is still on its way fail, so that whoever asked for it asks anew at once: an import
 * of a part that hangs would go on waiting for the same request.
 */
export function failPendingFiles(folder: string): void {
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

/** How many of the files that a page needs have come; null where there is no list of them, or it waits for others. */
export function filesLoaded(
  version: RemoteVersion,
  pathname: string,
): { loaded: number; needed: number } | null {
  const needed = filesFor(version, pathname).map(({ href }) => new URL(href, window.location.href).href);
  const loaded = needed.filter(hasLoaded).length;
  return loaded === needed.length ? null : { loaded, needed: needed.length };
}
