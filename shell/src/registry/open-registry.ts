import type { RemoteEntry } from '@berth/contract';
import { remoteLoader } from '../remotes/remotes.ts';
import { mergeRegistries } from './merge-registries.ts';
import { fetchRegistry } from './read-registry.ts';
import { isRegistryAwaited, newestRegistry, openRegistry } from './registry-signal.ts';

/** How long a page waits for what the server would rather give it before it takes what there is. */
const patienceMs = 3000;

/** Somebody signed in: remotes that have not run yet take the versions which are meant for this customer. */
export async function takeRegistryOfCustomer(customerId: string | undefined): Promise<void> {
  const before = openRegistry.get();
  if (!before || !customerId || before.audience === customerId) return;
  isRegistryAwaited.set(true);
  const timer = setTimeout(() => isRegistryAwaited.set(false), patienceMs);
  try {
    const newer = await fetchRegistry();
    newestRegistry.set(newer);
    openRegistry.set(mergeRegistries(openRegistry.get() ?? before, newer, hasRun));
  } catch (failure) {
    console.warn('The registry of this customer could not be had; that of visitors stays.', failure);
  } finally {
    clearTimeout(timer);
    isRegistryAwaited.set(false);
  }
}

/** What has begun to load may have run. */
export const hasRun = (name: string) => remoteLoader.stateOf(name).get().status !== 'idle';

/**
 * What the server gives of a remote now that did not come: it may have been mended meanwhile. The other remotes stay as
 * they are. Null where there is nothing newer, or the server cannot be asked.
 */
export async function takeNewerOf({ name, version }: RemoteEntry): Promise<RemoteEntry | null> {
  // Whoever tries again does not wait for a server that is slow to say that nothing has changed.
  const newer = await Promise.race([fetchRegistry().catch(() => null), after(patienceMs)]);
  const open = openRegistry.get();
  const found = newer?.remotes.find((entry) => entry.name === name);
  if (!newer || !open || !found || found.version === version) return null;
  newestRegistry.set(newer);
  openRegistry.set({ ...open, remotes: open.remotes.map((entry) => (entry.name === name ? found : entry)) });
  return found;
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
