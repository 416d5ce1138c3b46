import { mergeRegistries } from '../registry/merge-registries.ts';
import { fetchRegistry } from '../registry/read-registry.ts';
import { isRegistryAwaited, newestRegistry, openRegistry } from '../registry/registry-signal.ts';
import { remoteLoader } from '../remotes/remotes.ts';

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
    console.warn('The registry of this customer could not be read; that of visitors stays.', failure);
  } finally {
    clearTimeout(timer);
    isRegistryAwaited.set(false);
  }
}

/** What has begun to load may have run. */
export const hasRun = (name: string) => remoteLoader.stateOf(name).get().status !== 'idle';
