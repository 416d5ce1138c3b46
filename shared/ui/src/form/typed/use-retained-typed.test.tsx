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

type Opening = { name?: string; from?: UnsavedAccess; initial?: Dispute; over?: number };

/** What is typed lives as long as the page: each test has a form of its own. */
function open({ name = nextName(), from = unsaved, initial = empty, over }: Opening = {}) {
  const hook = renderHook(() => useRetainedTyped({ ...page, unsaved: from }, name, initial, over));
  const typed = () => hook.result.current;
  const before = () => typed().before;
  const type = (part: Partial<Dispute>) => act(() => typed().set((now) => ({ ...now, ...part })));
  return { ...hook, name, typed, type, before };
}

const attempt = { content: '{"words":"多算了"}', key: 'key-1' };

/** As a window that is closed by now left it. */
function leave(name: string, draft: Dispute, { base = empty, over = '' as string | number } = {}) {
  store.retain(`berth.typed.user-1.${name}`, {
    formKey: `closed.${names}`,
    version: null,
    keptAt: '2026-11-20T08:00:00.000Z',
    windowKey: 'closed',
    address: page.address,
    draft,
    base: { first: base, over },
    attempt,
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

test('what was typed before a reload is filled in, with what was sent of it, and the browser has it still', async () => {
  leave('dispute.reloaded', { words: '多算了', amount: '5' });
  const { typed, before } = open({ name: 'dispute.reloaded' });
  await waitFor(() => expect(typed().value).toEqual({ words: '多算了', amount: '5' }));
  expect([typed().isTyped, before().restored?.keptAt]).toEqual([true, '2026-11-20T08:00:00.000Z']);
  expect(typed().attempts.keyFor(attempt.content)).toBe('key-1');
  expect(stored()).toEqual([{ words: '多算了', amount: '5' }]);
});

test('what was filled in is discarded and had back', async () => {
  const { name, typed, before } = open();
  act(() => leave(name, { words: '多算了', amount: '5' }));
  const again = open({ name });
  await waitFor(() => expect(again.before().restored).not.toBeNull());
  act(() => again.before().restored?.discard());
  expect([again.typed().value, again.before().restored, stored()]).toEqual([empty, null, []]);
  const [aside] = again.before().offer.discarded;
  act(() => again.before().offer.undoDiscard(aside?.formKey ?? ''));
  expect([again.typed().value.words, again.before().offer.discarded]).toEqual(['多算了', []]);
  expect([typed().value, before().restored]).toEqual([empty, null]);
});

test('who typed before the browser was read is offered what lies there, and changes back', async () => {
  let give = (_key: string) => {};
  const key = new Promise<string>((resolve) => {
    give = resolve;
  });
  leave('dispute.slow', { words: '多算了', amount: '' });
  // The person comes again, and the key is slow.
  await openStore({ ...unsaved, userId: 'user-2' });
  const { typed, type, before } = open({
    name: 'dispute.slow',
    from: { ...unsaved, fetchKey: () => key },
  });
  type({ amount: '7' });
  await act(async () => give('0'.repeat(64)));
  await waitFor(() => expect(before().offer.offered?.draft).toEqual({ words: '多算了', amount: '' }));
  expect(typed().value).toEqual({ words: '', amount: '7' });
  act(() => before().offer.restoreDraft());
  expect(typed().value).toEqual({ words: '多算了', amount: '' });
  expect(before().offer.offered?.draft).toEqual({ words: '', amount: '7' });
  store = await openStore(unsaved);
});

test('what lies in the browser does not come into a field that was emptied by sending', () => {
  const { name, typed, type, before } = open();
  type({ words: '又多算了' });
  act(() => leave(name, { words: '多算了', amount: '5' }));
  act(() => typed().clear({ words: '又多算了', amount: '' }));
  expect([typed().value, before().restored]).toEqual([empty, null]);
});

test.each([
  ['a record that has changed since', { base: { words: '', amount: '3' } }, {}],
  ['another version', { over: 3 }, { over: 5 }],
])('what was typed over %s is offered, and taken when that is wanted', async (_what, left, opening) => {
  const name = nextName();
  leave(name, { words: '多算了', amount: '5' }, left);
  const { typed, before } = open({ name, ...opening });
  await waitFor(() => expect(before().offer.offered?.draft.words).toBe('多算了'));
  expect([typed().value, stored().length]).toEqual([empty, 1]);
  act(() => before().offer.restoreDraft());
  expect([typed().value.words, before().restored?.keptAt]).toEqual(['多算了', '2026-11-20T08:00:00.000Z']);
});

test('what is typed over a record that changed on the open page leaves what was typed before in the browser', () => {
  const first = open();
  first.type({ words: '昨天' });
  leavePage();
  first.unmount();
  const { typed, type, before } = open({ name: first.name, initial: { words: '', amount: '9' } });
  expect(typed().value).toEqual({ words: '', amount: '9' });
  type({ words: '今天' });
  leavePage();
  expect(stored().map((draft) => (draft as Dispute).words)).toEqual(['昨天', '今天']);
  expect(before().offer.offered?.draft).toEqual({ words: '昨天', amount: '' });
});

test('what was sent without an answer has its key in the browser', () => {
  const { typed, type } = open();
  type({ words: '多算了' });
  const key = typed().attempts.keyFor('sent');
  act(() => typed().write());
  expect(store.list().map(({ retained }) => retained.attempt)).toEqual([{ content: 'sent', key }]);
});

test('nothing of what it is about is in the name under which it lies', () => {
  const { type } = open({ name: 'goods.of 落地灯 9405210000' });
  type({ words: '多算了' });
  leavePage();
  const keys = Array.from({ length: localStorage.length }, (_none, at) => localStorage.key(at) ?? '');
  expect(keys.filter((key) => key.includes('user-1'))).toHaveLength(1);
  expect(keys.join()).not.toMatch(/落地灯|9405|goods/);
});

test('a form that is gone takes nothing from the last moment of another', async () => {
  const one = open();
  const other = open();
  one.unmount();
  other.type({ words: '多算了' });
  await act(async () => {
    store.close();
    await openStore({ ...unsaved, userId: 'user-2' });
    store = await openStore(unsaved);
  });
  expect(stored()).toEqual([{ words: '多算了', amount: '' }]);
});

test('where nothing can be typed no key is asked for', () => {
  const fetchKey = jest.fn(unsaved.fetchKey);
  const elsewhere = { ...page, unsaved: { userId: 'user-2', fetchKey } };
  renderHook(() => useRetainedTyped(elsewhere, null, empty));
  expect(fetchKey).not.toHaveBeenCalled();
});
