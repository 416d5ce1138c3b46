import { request, useSignal } from '@berth/runtime';
import { useEffect } from 'react';
import { isRegistryAwaited } from '../../registry/registry-signal.ts';

/** Long after the first page is usable: nothing of it waits for this. */
const restMs = 8000;
/** More than all remotes of this portal together; what is over stays with those who open it. */
const mostBytes = 4_000_000;
const quiet = { errors: 'caller', overlay: false } as const;

/** What a browser says of its line; not every one does. */
type Line = { saveData?: boolean; type?: string; effectiveType?: string };

/** Whether bytes that nobody requested would cost somebody money or time. */
export function isCostly({ saveData, type, effectiveType = '' }: Line): boolean {
  return saveData === true || type === 'cellular' || /2g|3g/.test(effectiveType);
}

/**
 * While the customer works, the service worker caches the other files of the versions that they have, so that pages
 * which were never opened open while the server is away, too.
 */
export function useFilesForAway(): void {
  const isAwaited = useSignal(isRegistryAwaited);
  useEffect(() => {
    // A development server's files change under their names.
    if (isAwaited || process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const keep = () => void keepFiles();
    const timer = setTimeout(
      // Not every browser says when it is idle.
      () => ('requestIdleCallback' in window ? window.requestIdleCallback(keep) : keep()),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [isAwaited]);
}

async function keepFiles(): Promise<void> {
  const { connection = {} } = navigator as Navigator & { connection?: Line }; // no standard, so not in the types
  if (isCostly(connection)) return;
  const { active } = await navigator.serviceWorker.ready;
  const ahead = await request('GET /remotes/files', undefined, quiet).catch(() => null);
  if (ahead) active?.postMessage({ ahead, mostBytes });
}
