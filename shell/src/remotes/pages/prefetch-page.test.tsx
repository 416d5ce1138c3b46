import { createTestRuntime } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { isRegistryAwaited } from '../../registry/registry-signal.ts';
import { fetchRemoteModule, renderPortal } from '../../testing/render-portal.tsx';
import { testRemotes } from '../../testing/test-remotes.tsx';

test('the page after signing in comes ahead with what it shares with others, as the server tells', async () => {
  createTestRuntime();
  const { fetchPageAhead } = await import('../remotes.ts');
  document.head.replaceChildren();
  document.body.innerHTML =
    '<script type="application/json" id="berth-boot">{"ahead":["/static/js/async/antd-list.js"]}</script>';
  fetchPageAhead(testRemotes, '/orders/list');
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
  document.body.replaceChildren();
  expect(links.map(({ href }) => new URL(href).pathname)).toContain('/static/js/async/antd-list.js');
});

test('a link runs no remote while its version may be about to change', async () => {
  const { prefetchPage } = await import('../remotes.ts');
  createTestRuntime();
  isRegistryAwaited.set(true);
  prefetchPage(testRemotes, '/orders/list');
  expect(fetchRemoteModule).not.toHaveBeenCalled();
  isRegistryAwaited.set(false);
  prefetchPage(testRemotes, '/orders/list');
  expect(fetchRemoteModule).toHaveBeenCalledTimes(1);
});

test('idle time brings the code of remotes that nobody opened, and runs none of it', async () => {
  fetchRemoteModule.mockClear();
  document.head.replaceChildren();
  const idle: IdleRequestCallback[] = [];
  window.requestIdleCallback = (callback) => idle.push(callback);
  window.cancelIdleCallback = () => {};
  await renderPortal('/orders/list');
  await screen.findByRole('heading', { level: 1 });
  await act(async () => {
    for (const callback of idle) callback({ didTimeout: false, timeRemaining: () => 50 });
  });
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
  expect(links.map(({ href }) => new URL(href).pathname)).toContain('/remotes/faulty/1.0.0/remote-entry.js');
  expect(fetchRemoteModule.mock.calls.map(([{ global }]) => global)).not.toContain('berth_faulty_1');
});
