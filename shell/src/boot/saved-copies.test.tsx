import { signOut } from '@berth/runtime';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';

const kept = new Set<string>();

beforeEach(() => {
  for (const name of ['berth-page-1', 'berth-files-1']) kept.add(name);
  localStorage.setItem('berth.registry', '{}');
  // jsdom has none.
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'caches');
});

test('signing out takes the kept registry and page away, and leaves files, which are nobody’s', async () => {
  await renderPortal('/orders/list', {
    answers: {
      'GET /login/loginOut': null,
      'GET /login/getCaptcha': { kind: 'image', captchaId: 'c1', image: 'data:,', expire: 60 },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  expect([localStorage.getItem('berth.registry'), kept.size]).toEqual(['{}', 2]);
  await act(() => signOut());
  await waitFor(() => expect([...kept]).toEqual(['berth-files-1']));
  expect(localStorage.getItem('berth.registry')).toBeNull();
});
