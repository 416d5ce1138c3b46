import { readStored, writeStored } from '../storage/browser-storage.ts';

const key = 'berth.returnPath';

/** Remembers the page that was asked for before signing in. */
export function rememberReturnPath(path: string): void {
  writeStored('session', key, path);
}

/** That page, once; null when there is none or it is not one of ours. */
export function takeReturnPath(): string | null {
  const path = readStored('session', key);
  writeStored('session', key, null);
  return path && isOwnPath(path) ? path : null;
}

/** A path of this site: `//elsewhere`, `/\elsewhere` and `/<tab>/elsewhere` lead away from it, or may further on. */
function isOwnPath(path: string): boolean {
  const isHere =
    /^\/(?![/\\])/.test(path) && new URL(path, window.location.origin).host === window.location.host;
  return isHere && !/^\/login(?![\w-])/.test(path);
}
