import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { restoreRows } from './restore-rows.ts';
import {
  draftPlace,
  findRetainedDraft,
  forgetRetainedDraft,
  type RetainedDraft,
  retainDraft,
} from './retained-drafts.ts';

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

const placeOf = (userId: string, id: string | null = null) => draftPlace({ kind: 'declaration', userId, id });
const place = placeOf('user-1');

function restore(read: unknown): Declaration | null {
  if (typeof read !== 'object' || read === null) return null;
  const goods = restoreRows<Declaration['goods'][number]>((read as { goods?: unknown }).goods, ['name']); // checked there
  return goods?.length ? { ...draft, ...read, goods } : null;
}

const find = (userId: string, id: string | null = null, formKey = 'now', address = '') =>
  findRetainedDraft<Declaration, { number: string }>(
    { place: placeOf(userId, id), restore },
    address,
    (form) => form.formKey !== formKey,
  );

beforeEach(() => localStorage.clear());

describe('retained drafts', () => {
  test('are found by user and record alone', () => {
    retainDraft(place, retained);
    expect(find('user-1')).toMatchObject({ number: 'D-42', draft: { remarks: '易碎' } });
    expect(find('user-2')).toBeNull();
    expect(find('user-1', 'declaration-1')).toBeNull();
  });

  test('bring along what was sent and what they began from', () => {
    retainDraft(placeOf('user-1', 'b'), { ...retained, base: { ...draft, remarks: '原来' } });
    expect(find('user-1', 'b')).toMatchObject({ attempt: retained.attempt, base: { remarks: '原来' } });
  });

  test('are forgotten by the form that retained them only', () => {
    retainDraft(place, retained);
    forgetRetainedDraft(place, 'form-2');
    expect(find('user-1')).not.toBeNull();
    forgetRetainedDraft(place, 'form-1');
    expect(find('user-1')).toBeNull();
  });

  test('of two forms in two windows both stay, each form being offered the work of the other', () => {
    retainDraft(place, retained);
    retainDraft(place, { ...retained, formKey: 'form-2', draft: { ...draft, remarks: '二' } });
    retainDraft(place, retained);
    const offered = (formKey: string) => find('user-1', null, formKey)?.draft.remarks;
    expect([offered('form-1'), offered('form-2'), offered('form-3')]).toEqual(['二', '易碎', '易碎']);
    for (const number of [4, 5, 6, 7]) retainDraft(place, { ...retained, formKey: `form-${number}` });
    forgetRetainedDraft(place, 'form-1');
    expect(JSON.parse(localStorage.getItem(place) ?? '').forms).toHaveLength(4);
  });

  test('of the same address come before newer ones', () => {
    retainDraft(place, retained);
    retainDraft(place, { ...retained, formKey: 'form-2', address: '/detail?new=b' });
    expect(find('user-1')?.formKey).toBe('form-2');
    expect(find('user-1', null, 'now', '/detail?new=a')?.formKey).toBe('form-1');
  });

  const record = (change: object, recordVersion = 4) =>
    JSON.stringify({ recordVersion, forms: [{ ...retained, ...change }] });

  test.each([
    ['no JSON', '{'],
    ['another version', record({}, 99)],
    ['no lines', record({ draft: { goods: [] } })],
    ['a line of another shape', record({ draft: { goods: [{ name: 5 }] } })],
    ['an attempt of another shape', record({ attempt: { key: 1 } })],
  ])('what cannot be shown is not offered: %s', (_name, text) => {
    localStorage.setItem(place, text);
    expect(find('user-1')).toBeNull();
  });

  test('a full or forbidden store throws nothing', () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => retainDraft(place, retained)).not.toThrow();
    set.mockRestore();
  });
});
