import { createTestRuntime } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { isRegistryAwaited } from '../registry/registry-signal.ts';
import { fetchRemoteModule } from '../testing/render-portal.tsx';
import { testRemotes } from '../testing/test-remotes.tsx';

test('a link runs no remote while its version may be about to change', async () => {
  const { prefetchPage } = await import('./remotes.ts');
  createTestRuntime();
  isRegistryAwaited.set(true);
  prefetchPage(testRemotes, '/orders/list');
  expect(fetchRemoteModule).not.toHaveBeenCalled();
  isRegistryAwaited.set(false);
  prefetchPage(testRemotes, '/orders/list');
  expect(fetchRemoteModule).toHaveBeenCalledTimes(1);
});
