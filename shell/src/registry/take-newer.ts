import type { RemoteEntry } from '@berth/contract';
import { fetchRegistry } from './read-registry.ts';
import { newestRegistry, openRegistry } from './registry-signal.ts';

/** How long a retry waits for a server that is slow to say that nothing has changed. */
const patienceMs = 3000;

/**
 * The entry that the server gives now for a remote that did not load: it may have been mended meanwhile. The other
 * remotes stay as they are. Null where there is nothing newer, or the server cannot be reached.
 */
export async function takeNewerOf({ name, version }: RemoteEntry): Promise<RemoteEntry | null> {
  const newer = await Promise.race([fetchRegistry().catch(() => null), after(patienceMs)]);
  const open = openRegistry.get();
  const found = newer?.remotes.find((entry) => entry.name === name);
  if (!newer || !open || !found || found.version === version) return null;
  newestRegistry.set(newer);
  openRegistry.set({ ...open, remotes: open.remotes.map((entry) => (entry.name === name ? found : entry)) });
  return found;
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
