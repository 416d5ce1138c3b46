import type { Registry } from '@berth/contract';
import { createTestRuntime, testConfig } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shellTranslations } from '../locales/shell-translations.ts';
import { fetchRemoteModule } from '../testing/render-portal.tsx';
import { testRemotes } from '../testing/test-remotes.tsx';

const registry: Registry = {
  deployment: 1,
  issuedAt: '2026-11-21T00:00:00Z',
  audience: null,
  contract: 'c',
  remotes: testRemotes,
};
const { fetchFirstPage } = await import('./fetch-first-page.ts');
const { remoteLoader } = await import('../remotes/remotes.ts');
const stateOf = (name: string) => remoteLoader.stateOf(name).get().status;

function open(path: string, isSignedIn: boolean): Promise<void> {
  const { runtime } = createTestRuntime({ translations: { shell: shellTranslations } });
  window.history.replaceState(null, '', path);
  return fetchFirstPage(runtime, { config: testConfig, registry, isSignedIn });
}

beforeEach(() => {
  fetchRemoteModule.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a visitor waits for the page that an address leads to, and for nothing of the workspace', async () => {
  await open('/orders/list', false);
  expect([stateOf('site'), stateOf('orders')]).toEqual(['ready', 'idle']);
});

test('the page of whoever is signed in is asked for, and a page that does not come holds nothing up for long', async () => {
  jest.useFakeTimers();
  fetchRemoteModule.mockReturnValueOnce(new Promise(() => {}));
  let isOver = false;
  void open('/faulty/page', true).then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(500);
  expect([isOver, stateOf('faulty')]).toEqual([true, 'loading']);
});
