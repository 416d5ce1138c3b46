import type { RemoteVersion } from '@berth/contract';
import { failPendingFiles } from '../../loading/fail-pending-files.ts';
import { hasLoaded } from './loaded-files.ts';
import { filesFor } from './preload-files.ts';

/** As {@link failPendingFiles}, for the files of one version. */
export function failPending({ entry }: Pick<RemoteVersion, 'entry'>): void {
  failPendingFiles(new URL('.', new URL(entry, window.location.href)).href);
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
