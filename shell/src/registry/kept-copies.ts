import { useUser, writeStored } from '@berth/runtime';
import { useEffect, useRef } from 'react';
import { forgetStoredMenu } from '../menu/stored-menu.ts';

/** Where the registry of the last visit is kept for the case that the server is away. */
export const registryCopyKey = 'berth.registry';

/** As shell/public/service-worker.js calls its caches of pages. */
const pageCaches = /^berth-page-/;

/**
 * Takes away what this browser keeps of somebody: the menu, the registry, and the page of the service worker that holds
 * it.
 */
export async function forgetKeptCopies(): Promise<void> {
  writeStored('local', registryCopyKey, null);
  forgetStoredMenu();
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => pageCaches.test(name)).map((name) => caches.delete(name)));
  } catch {
    // A browser without caches, or one that forbids storage, keeps none.
  }
}

/** Whoever signs out leaves nothing of theirs behind, however the session ends. */
export function useKeptCopies(): void {
  const id = useUser()?.id ?? null;
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== null && before.current !== id) void forgetKeptCopies();
    before.current = id;
  }, [id]);
}
