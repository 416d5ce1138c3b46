import type { Registry } from '@berth/contract';
import type { RemoteRoute } from '@berth/runtime';
import { createTestRuntime, testConfig } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shellTranslations } from '../locales/shell-translations.ts';
import { fetchRemoteModule } from '../testing/render-portal.tsx';
import { testDefinitions, testRemotes } from '../testing/test-remotes.tsx';

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

test('a public page that hangs holds the first drawing up for half a second, no longer', async () => {
  jest.useFakeTimers();
  let give = (_module: unknown) => {};
  fetchRemoteModule.mockReturnValueOnce(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  let isOver = false;
  const opened = open('/index', false).then(() => {
    isOver = true;
  });
  await jest.advanceTimersByTimeAsync(499);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect([isOver, stateOf('site')]).toEqual([true, 'loading']);
  give({ remote: testDefinitions.site });
  await opened;
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

test('a page of the workspace whose code fails is no script error that nobody caught', async () => {
  const unseen = jest.fn();
  process.on('unhandledRejection', unseen);
  const [route] = testDefinitions.orders.routes;
  const page = jest.spyOn(route as RemoteRoute, 'page'); // it has routes
  page.mockRejectedValue(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'TypeError' }));
  await open(route?.path ?? '', true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  process.off('unhandledRejection', unseen);
  expect([page.mock.calls.length, unseen.mock.calls.length]).toEqual([1, 0]);
  page.mockRestore();
});
