import { useUser } from '@berth/runtime';
import { useEffect, useRef } from 'react';
import { forgetStoredMenu } from '../menu/stored-menu.ts';
import { forgetRegistryCopy } from '../registry/read-registry.ts';
import { forgetRecentPages } from '../search/recent-pages.ts';

/** As shell/public/service-worker.js calls its caches of pages. */
const pageCaches = /^berth-page-/;

/**
 * Removes what this browser has saved of somebody: the menu, the registry, what was opened of late, and the service worker's page that holds it.
 */
export async function forgetSavedCopies(): Promise<void> {
  forgetRegistryCopy();
  forgetStoredMenu();
  forgetRecentPages();
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => pageCaches.test(name)).map((name) => caches.delete(name)));
  } catch {
    // A browser without caches, or one that forbids storage, has saved none.
  }
}

/** Whoever signs out leaves nothing of theirs behind, however the session ends. */
export function useSavedCopies(): void {
  const id = useUser()?.id ?? null;
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== null && before.current !== id) void forgetSavedCopies();
    before.current = id;
  }, [id]);
}
