import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { openStore, type UnsavedAccess } from './open-store.ts';
import { RetentionText } from './RetentionText.tsx';
import { useRetainedDraft } from './use-retained-draft.ts';
import { useUnsavedStore } from './use-unsaved-store.ts';

const access: UnsavedAccess = { userId: 'user-1', fetchKey: async () => '0'.repeat(64) };
const attempts = { last: () => null };
const texts = async (from = access) =>
  (await openStore(from)).list().map(({ retained }) => (retained.draft as { text: string }).text);

type Typed = { text: string; draft?: { text: string }; version?: number | null };
const untyped: Typed = { text: '' };

function open(from = access) {
  return renderHook(
    ({ text, draft = { text }, version = null }: Typed) => {
      const unsaved = useUnsavedStore(from);
      return useRetainedDraft({
        unsaved,
        attempts,
        place: 'p',
        formKey: 'f',
        address: '/',
        version,
        base: null,
        draft,
        isDirty: text !== '',
        isUnanswered: false,
      });
    },
    { initialProps: untyped },
  );
}

beforeAll(async () => {
  await openStore(access);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('who types without a pause is retained every few seconds', async () => {
  jest.useFakeTimers();
  const { rerender } = open();
  for (let typed = 1; typed <= 12; typed += 1) {
    rerender({ text: 'x'.repeat(typed) });
    act(() => jest.advanceTimersByTime(300));
  }
  const [text = ''] = await texts();
  expect(text.length).toBeGreaterThan(5);
});

test('what a save left unsaved is retained as a change of the version that it made', async () => {
  jest.useFakeTimers();
  const { rerender } = open();
  const draft = { text: '急' };
  rerender({ text: '急', draft });
  act(() => jest.advanceTimersByTime(400));
  rerender({ text: '急', draft, version: 2 });
  act(() => jest.advanceTimersByTime(400));
  expect((await openStore(access)).list().map(({ retained }) => retained.version)).toEqual([2]);
});

test('a page that is about to go retains at once', async () => {
  const { rerender } = open();
  rerender({ text: '急' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await texts()).toEqual(['急']);
});

test('what the browser does not take is said', async () => {
  jest.useFakeTimers();
  const { rerender, result } = open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  rerender({ text: '急' });
  expect(result.current.retention).toBe('pending');
  act(() => jest.advanceTimersByTime(400));
  expect(result.current.retention).toBe('failed');
  render(<RetentionText retention={result.current.retention} />);
  expect(screen.getByText(/未能暂存在本浏览器/)).toBeTruthy();
});

test('without the key nothing is retained, which is said, and it is asked for again', async () => {
  jest.useFakeTimers();
  let isAway = true;
  const fetchKey = async () => {
    if (isAway) throw new Error('away');
    return '1'.repeat(64);
  };
  const from = { userId: 'user-2', fetchKey };
  const { rerender, result } = open(from);
  rerender({ text: '急' });
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect([result.current.retention, localStorage.length]).toEqual(['failed', 0]);
  isAway = false;
  await act(() => jest.advanceTimersByTimeAsync(16_000));
  expect(result.current.retention).toBe('retained');
  expect(await texts(from)).toEqual(['急']);
});

test('what is left before the store was open is retained once it is', async () => {
  let give = (_key: string) => {};
  const fetchKey = () =>
    new Promise<string>((resolve) => {
      give = resolve;
    });
  const from = { userId: 'user-3', fetchKey };
  const first = open(from);
  first.rerender({ text: '急' });
  first.unmount();
  await act(async () => give('2'.repeat(64)));
  expect(await texts(from)).toEqual(['急']);
});

describe('with the end of the session', () => {
  /** A person whose session the test ends. */
  function person(userId: string) {
    const listeners = new Set<() => void>();
    const fetchKey = jest.fn(async () => '3'.repeat(64));
    const whenOver = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const end = () =>
      act(() => {
        for (const listener of listeners) listener();
      });
    return { from: { userId, fetchKey, whenOver }, fetchKey, end };
  }

  test('what was typed last is sealed, then the key is gone; it is asked for again by the next session', async () => {
    jest.useFakeTimers();
    const { from, fetchKey, end } = person('user-4');
    const store = await openStore(from);
    const { rerender, result, unmount } = open(from);
    rerender({ text: '急' });
    end();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect([result.current.retention, store.list()]).toEqual(['retained', []]);
    unmount();
    expect(localStorage).toHaveLength(1);
    expect([await texts(from), fetchKey.mock.calls.length]).toEqual([['急'], 2]);
  });

  test('a form that stays goes on once the key is given again', async () => {
    jest.useFakeTimers();
    const { from, fetchKey, end } = person('user-5');
    await openStore(from);
    const { rerender, result } = open(from);
    rerender({ text: '急' });
    fetchKey.mockRejectedValueOnce(new Error('The session is over.'));
    end();
    rerender({ text: '急件' });
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(result.current.retention).toBe('failed');
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect([result.current.retention, await texts(from)]).toEqual(['retained', ['急件']]);
  });

  test('a key that is still on its way serves who waits for it, and is gone then', async () => {
    let give = (_key: string) => {};
    const { from, fetchKey, end } = person('user-6');
    fetchKey.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    );
    const opening = openStore(from);
    const { rerender, unmount } = open(from);
    rerender({ text: '急' });
    unmount();
    end();
    await act(async () => give('3'.repeat(64)));
    const store = await opening;
    await waitFor(() => expect(store.list()).toEqual([]));
    expect(await texts(from)).toEqual(['急']);
  });
});
