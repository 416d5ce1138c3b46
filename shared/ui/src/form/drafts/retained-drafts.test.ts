import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openSealedRecords } from '../../stored-record/sealed-record.ts';
import { restoredUnread, restoreRows } from './restore-rows.ts';
import { draftPlace, findRetainedDraft, type RetainedDraft } from './retained-drafts.ts';
import { createUnsavedStore, type UnsavedStore } from './unsaved-store.ts';

type Declaration = { remarks: string; goods: { key: string; name: string }[] };

const draft: Declaration = { remarks: '易碎', goods: [{ key: 'g1', name: '灯' }] };
const retained: RetainedDraft<Declaration> & { number: string } = {
  formKey: 'form-1',
  number: 'D-42',
  version: null,
  keptAt: '2026-11-20T08:00:00.000Z',
  windowKey: 'window-1',
  address: '/detail?new=a',
  draft,
  base: null,
  attempt: { content: '{}', key: 'key-1' },
};
const later = (minute: number) => `2026-11-20T08:0${minute}:00.000Z`;

const placeOf = (userId: string, id: string | null = null) => draftPlace({ kind: 'declaration', userId, id });
const place = placeOf('user-1');

function restore(read: unknown): Declaration | null {
  if (typeof read !== 'object' || read === null) return null;
  const goods = restoreRows<Declaration['goods'][number]>((read as { goods?: unknown }).goods, ['name']); // checked there
  return goods?.length ? { ...draft, ...read, goods } : null;
}

const keyOf = (userId: string) => userId.padEnd(64, '0');
const storeOf = async (userId: string) =>
  createUnsavedStore(userId, await openSealedRecords('local', keyOf(userId)));
let store: UnsavedStore;

const find = (in_: UnsavedStore, at = place, formKey = 'now', address = '') =>
  findRetainedDraft<Declaration, { number: string }>(
    ...([
      in_,
      { place: at, restore },
      address,
      (form: { formKey: string }) => form.formKey !== formKey,
    ] as const),
  );
const stored = () => JSON.stringify({ ...localStorage });

beforeEach(async () => {
  localStorage.clear();
  store = await storeOf('user-1');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('retained drafts', () => {
  test('are found by user and record alone', async () => {
    store.retain(place, retained);
    expect(find(store)).toMatchObject({ number: 'D-42', draft: { remarks: '易碎' } });
    expect(find(await storeOf('user-2'), placeOf('user-2'))).toBeNull();
    expect(find(store, placeOf('user-1', 'declaration-1'))).toBeNull();
  });

  test('are read by nobody without the key of their person, and again by that person', async () => {
    store.retain(place, retained);
    for (const secret of ['易碎', '灯', 'D-42', '/detail']) expect(stored()).not.toContain(secret);
    const other = createUnsavedStore('user-1', await openSealedRecords('local', keyOf('user-2')));
    expect(other.list()).toEqual([]);
    expect(find(await storeOf('user-1'))?.draft.remarks).toBe('易碎');
  });

  test('go after 30 days, also those of a person who does not come back', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-01T00:00:00Z') });
    store.retain(place, retained);
    jest.setSystemTime(Date.parse('2026-11-30T23:59:59Z'));
    expect(find(await storeOf('user-1'))).not.toBeNull();
    jest.setSystemTime(Date.parse('2026-12-01T00:00:01Z'));
    await storeOf('user-2');
    expect(localStorage).toHaveLength(0);
  });

  test('bring along what was sent and what they began from', () => {
    store.retain(placeOf('user-1', 'b'), { ...retained, base: { ...draft, remarks: '原来' } });
    expect(find(store, placeOf('user-1', 'b'))).toMatchObject({
      attempt: retained.attempt,
      base: { remarks: '原来' },
    });
  });

  test('are forgotten one by one', () => {
    store.retain(place, retained);
    store.forget('form-2');
    expect(find(store)).not.toBeNull();
    store.forget('form-1');
    expect(find(store)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test('of many forms all stay, whichever window they are in', async () => {
    const otherWindow = await storeOf('user-1');
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      const within = number % 2 === 0 ? store : otherWindow;
      within.retain(place, { ...retained, formKey: `form-${number}`, keptAt: later(number) });
    }
    expect(store.list().map(({ retained: { formKey } }) => formKey)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((number) => `form-${number}`),
    );
    expect(otherWindow.list()).toHaveLength(7);
    expect(find(store, place, 'form-7')?.formKey).toBe('form-6');
  });

  test('of the same address come before newer ones', () => {
    store.retain(place, retained);
    store.retain(place, { ...retained, formKey: 'form-2', keptAt: later(2), address: '/detail?new=b' });
    expect(find(store)?.formKey).toBe('form-2');
    expect(find(store, place, 'now', '/detail?new=a')?.formKey).toBe('form-1');
  });

  test.each([
    ['no lines', { draft: { goods: [] } }],
    ['a line of another shape', { draft: { goods: [{ name: 5 }] } }],
    ['an attempt of another shape', { attempt: { key: 1 } }],
  ])('what cannot be shown is not offered: %s', async (_name, change) => {
    const records = await openSealedRecords('local', keyOf('user-1'));
    records.write('berth.unsaved.user-1.form-1', { place, retained: { ...retained, ...change } });
    expect(find(store)).toBeNull();
  });

  test('a full or forbidden store is said, and the page still has them', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(store.retain(place, retained)).toBe(false);
    expect(find(store)?.draft.remarks).toBe('易碎');
    set.mockRestore();
    expect(store.retain(place, retained)).toBe(true);
    expect(store.list()).toHaveLength(1);
  });

  test('of a closed store are neither read nor taken any more, and come back with the key', async () => {
    store.retain(place, retained);
    store.onClose(() => store.retain(place, { ...retained, keptAt: later(2) }));
    store.close();
    expect(store.list()).toEqual([]);
    const before = stored();
    expect(store.retain(place, { ...retained, keptAt: later(3), attempt: null })).toBe(true);
    expect(store.retain(place, { ...retained, draft: { ...draft, remarks: '后来' } })).toBe(false);
    expect(stored()).toBe(before);
    const again = await storeOf('user-1');
    expect(again.list()).toMatchObject([{ retained: { keptAt: later(2), draft: { remarks: '易碎' } } }]);
  });

  test('that found no room live on with the page, past the end of the session', async () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.retain(place, retained);
    store.close();
    set.mockRestore();
    expect((await storeOf('user-2')).list()).toEqual([]);
    const again = await storeOf('user-1');
    expect([find(again)?.draft.remarks, again.isStored('form-1')]).toEqual(['易碎', false]);
  });
});

test('text that no field had read is given back by the paths of the restored rows', () => {
  const given = restoredUnread(
    { remarks: 'a', 'goods.g1.day': '2026-1', 'goods.gone.day': 'x', port: 5 },
    restore(draft) ?? {},
  );
  expect([...given]).toEqual([
    ['remarks', 'a'],
    ['goods.kept-g1.day', '2026-1'],
    ['goods.gone.day', 'x'],
  ]);
  expect([...restoredUnread(undefined, draft)]).toEqual([]);
});
