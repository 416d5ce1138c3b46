import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { RuntimeProvider } from '../runtime/RuntimeProvider.tsx';
import { endSession } from '../session/session-end.ts';
import { refuseForeignToken } from '../session/session-owner.ts';
import { clearSession } from '../session/sign-in.ts';
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
  const goOn = () =>
    act(() => void runtime.store.dispatch(sessionStarted({ token: 'next-token', userInfo: testUser })));
  const access = result.current;
  const whenAsked = (then: () => void) => {
    onAsked = then;
  };
  return { access, calls, comeNext, goOn, whenAsked };
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

test.each([
  ['by signing out', () => clearSession()],
  ['by an answer that the session has ended', () => endSession('test-token')],
  ['by somebody else in another window', () => refuseForeignToken('token-of-another')],
])('that the session is over is said once, and then no key is asked for: %s', async (_name, end) => {
  const { access, calls, comeNext } = open();
  const [hear, hearLater] = [jest.fn(), jest.fn()];
  access.whenOver(hear);
  access.whenOver(hearLater)();
  act(() => void end());
  expect(hear).toHaveBeenCalledTimes(1);
  await expect(access.fetchKey()).rejects.toThrow();
  comeNext();
  expect([hear.mock.calls.length, hearLater.mock.calls.length, calls]).toEqual([1, 0, []]);
});

test('a session that goes on is not over, whatever else changes', () => {
  const { access, goOn } = open();
  const hear = jest.fn();
  access.whenOver(hear);
  goOn();
  expect(hear).not.toHaveBeenCalled();
});
