import type { RemoteVersion } from '@berth/contract';
import { currentLocale, matchPath } from '@berth/runtime';
import { integrityOf } from '../../registry/integrity.ts';

const asked = new Set<string>();

/**
 * Asks at once for all that a page needs, the entry included: what each file would only then ask for comes beside
 * it, so that opening a remote costs one round trip.
 */
export function preloadFiles(version: RemoteVersion, pathname: string | null): void {
  const integrity = integrityOf(version);
  // A development server has no list, and its files change.
  if (!integrity) return;
  for (const file of [{ href: version.entry, integrity }, ...filesFor(version, pathname)]) {
    addLink('preload', file.href, file.integrity);
  }
}

/** Brings the files of a page, or of the start alone, into the browser's cache without running any of them. */
export function fetchAhead(version: RemoteVersion, pathname: string | null): void {
  for (const { href } of [{ href: version.entry }, ...filesFor(version, pathname)]) {
    // The content policy lets such fetches go to our own origin alone.
    if (new URL(href, window.location.href).origin === window.location.origin) addLink('prefetch', href);
  }
}

/** Does the same for files of the shell. */
export function fetchShellAhead(files: readonly string[]): void {
  for (const file of files) addLink('prefetch', file);
}

/** What the exposed module, its words and the page at a path need in addition to the entry. */
export function filesFor({ preload }: RemoteVersion, pathname: string | null) {
  const route = Object.keys(preload).find(
    (path) => path.startsWith('/') && pathname && matchPath(path, pathname),
  );
  const files = ['', currentLocale(), ...(route ? [route] : [])].flatMap((part) => preload[part] ?? []);
  return files.filter(({ href }, index) => files.findIndex((file) => file.href === href) === index);
}

function addLink(rel: 'preload' | 'prefetch', href: string, integrity?: string): void {
  const address = new URL(href, window.location.href).href;
  // The page may have come with the very same link.
  if (asked.has(`${rel} ${address}`) || hasPreload(address)) return;
  asked.add(`${rel} ${address}`);
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = /\.css$/.test(new URL(address).pathname) ? 'style' : 'script';
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  link.href = address;
  document.head.append(link);
}

function hasPreload(address: string): boolean {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]');
  return [...links].some(({ href }) => href === address);
}
