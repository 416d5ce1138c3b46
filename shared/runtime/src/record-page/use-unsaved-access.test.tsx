import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { RuntimeProvider } from '../runtime/RuntimeProvider.tsx';
import { sessionStarted } from '../store/session-slice.ts';
import { createTestRuntime, testUser } from '../testing/index.ts';
import { useUnsavedAccess } from './use-unsaved-access.ts';

const key = { unsavedWorkKey: '0'.repeat(64) };

function open() {
  let onAsked = () => {};
  const answer = () => {
    onAsked();
    return key;
  };
  const { runtime, site, calls } = createTestRuntime({ answers: { 'POST /user/getUnsavedWorkKey': answer } });
  const { result } = renderHook(useUnsavedAccess, {
    wrapper: ({ children }) => (
      <RuntimeProvider runtime={runtime} site={site}>
        {children}
      </RuntimeProvider>
    ),
  });
  const comeNext = () =>
    act(() => {
      const userInfo = { ...testUser, id: 'user-2' };
      runtime.store.dispatch(sessionStarted({ token: 'test-token', userInfo }));
    });
  const access = result.current;
  const whenAsked = (then: () => void) => {
    onAsked = then;
  };
  return { access, calls, comeNext, whenAsked };
}

test('the key is given to who is signed in', async () => {
  const { access } = open();
  expect([access.userId, await access.fetchKey()]).toEqual(['user-1', key.unsavedWorkKey]);
});

test('a form whose person has left is not given the key of who came after', async () => {
  const { access, calls, comeNext } = open();
  comeNext();
  await expect(access.fetchKey()).rejects.toThrow();
  expect(calls).toEqual([]);
});

test('nor where they came while it was on its way', async () => {
  const { access, comeNext, whenAsked } = open();
  whenAsked(comeNext);
  await expect(access.fetchKey()).rejects.toThrow();
});
