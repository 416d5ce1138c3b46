import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { openStore, type UnsavedAccess } from '../drafts/open-store.ts';
import type { UnsavedStore } from '../drafts/unsaved-store.ts';
import { useRetainedTyped } from './use-retained-typed.ts';

type Dispute = { words: string; amount: string };
const empty: Dispute = { words: '', amount: '' };

const unsaved: UnsavedAccess = { userId: 'user-1', fetchKey: async () => '0'.repeat(64) };
let store: UnsavedStore;
/** What the page was told is typed: how it is forgotten, and whether a reload keeps it. */
const noted = new Map<string, { forget: () => void; isRetained: boolean }>();
const page = {
  unsaved,
  address: '/cost/detail?id=1',
  isOpenInTab: () => false,
  note: (name: string, forget: (() => void) | null, isRetained = false) => {
    if (forget) noted.set(name, { forget, isRetained });
    else noted.delete(name);
  },
};

let names = 0;
const nextName = () => {
  names += 1;
  return `dispute.${names}`;
};

/** What is typed lives as long as the page: each test has a form of its own. */
function open({ name = nextName(), from = unsaved } = {}) {
  const hook = renderHook(() => useRetainedTyped({ ...page, unsaved: from }, name, empty));
  const typed = () => hook.result.current;
  const type = (part: Partial<Dispute>) => act(() => typed().set((before) => ({ ...before, ...part })));
  return { ...hook, name, typed, type };
}

/** As a window that is closed by now left it. */
function leave(name: string, draft: Dispute, base: Dispute = empty) {
  store.retain(`berth.typed.user-1.${name}`, {
    formKey: `typed.closed.${name}`,
    version: null,
    keptAt: '2026-11-20T08:00:00.000Z',
    windowKey: 'closed',
    address: page.address,
    draft,
    base,
    attempt: null,
  });
}

const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));
const stored = () => store.list().map(({ retained }) => retained.draft);

beforeAll(async () => {
  store = await openStore(unsaved);
});
beforeEach(() => {
  localStorage.clear();
  noted.clear();
});
afterEach(() => {
  act(() => {
    for (const { forget } of noted.values()) forget();
  });
  jest.useRealTimers();
});

test('what is typed lies in the browser a moment later, and the page is told that a reload keeps it', () => {
  jest.useFakeTimers();
  const { name, type } = open();
  type({ words: '多算了' });
  expect(stored()).toEqual([]);
  act(() => jest.advanceTimersByTime(400));
  expect(stored()).toEqual([{ words: '多算了', amount: '' }]);
  expect(noted.get(`user-1.${name}`)?.isRetained).toBe(true);
});

test('a page that goes away writes at once what was typed last', () => {
  const { type } = open();
  type({ words: '多算了' });
  leavePage();
  expect(stored()).toEqual([{ words: '多算了', amount: '' }]);
});

test('who types without a pause is retained every few seconds', () => {
  jest.useFakeTimers();
  const { type } = open();
  for (let length = 1; length <= 12; length += 1) {
    type({ words: 'x'.repeat(length) });
    act(() => jest.advanceTimersByTime(300));
  }
  expect(stored()).toHaveLength(1);
});

test.each([
  ['sent', (form: ReturnType<typeof open>) => form.typed().clear({ words: '多算了', amount: '' })],
  [
    'saved and closed',
    (form: ReturnType<typeof open>) => form.typed().settle({ words: '多算了', amount: '' }),
  ],
  ['not wanted', (form: ReturnType<typeof open>) => form.typed().forget()],
  ['given up with its page', ({ name }: ReturnType<typeof open>) => noted.get(`user-1.${name}`)?.forget()],
])('what was %s is not in the browser any more, also once its form is gone', (_name, end) => {
  jest.useFakeTimers();
  const form = open();
  form.type({ words: '多算了' });
  act(() => jest.advanceTimersByTime(400));
  act(() => end(form));
  form.unmount();
  leavePage();
  expect(stored()).toEqual([]);
});

test('what was typed before a reload is there when the form opens, and the browser has it still', async () => {
  leave('dispute.reloaded', { words: '多算了', amount: '5' });
  const { typed } = open({ name: 'dispute.reloaded' });
  await waitFor(() => expect(typed().value).toEqual({ words: '多算了', amount: '5' }));
  expect(typed().isTyped).toBe(true);
  expect(stored()).toEqual([{ words: '多算了', amount: '5' }]);
});

test('who typed in one field before the browser was read gets the others back', async () => {
  let give = (_key: string) => {};
  const key = new Promise<string>((resolve) => {
    give = resolve;
  });
  leave('dispute.slow', { words: '多算了', amount: '' });
  // The person comes again, and the key is slow.
  await openStore({ ...unsaved, userId: 'user-2' });
  const { typed, type } = open({ name: 'dispute.slow', from: { ...unsaved, fetchKey: () => key } });
  type({ amount: '7' });
  expect(typed().value).toEqual({ words: '', amount: '7' });
  await act(async () => give('0'.repeat(64)));
  await waitFor(() => expect(typed().value).toEqual({ words: '多算了', amount: '7' }));
  store = await openStore(unsaved);
});

test('what was typed otherwise in the same field waits until it is free', async () => {
  const { name, typed, type, unmount } = open();
  type({ words: '又多算了' });
  unmount();
  leave(name, { words: '多算了', amount: '5' });
  const again = open({ name });
  expect(again.typed().value.words).toBe('又多算了');
  act(() => again.typed().forget());
  await waitFor(() => expect(again.typed().value).toEqual({ words: '多算了', amount: '5' }));
  expect(typed().value.words).toBe('又多算了');
});

test('what was typed over something else is left in the browser', () => {
  leave('dispute.other', { words: '多算了', amount: '5' }, { words: '', amount: '3' });
  const { typed } = open({ name: 'dispute.other' });
  expect(typed().value).toEqual(empty);
  expect(stored()).toHaveLength(1);
});

test('where nothing can be typed no key is asked for', () => {
  const fetchKey = jest.fn(unsaved.fetchKey);
  const elsewhere = { ...page, unsaved: { userId: 'user-2', fetchKey } };
  renderHook(() => useRetainedTyped(elsewhere, null, empty));
  expect(fetchKey).not.toHaveBeenCalled();
});
