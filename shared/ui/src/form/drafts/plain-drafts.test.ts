import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openSealedRecords } from '../../stored-record/sealed-record.ts';
import { openStore } from './open-store.ts';
import { takeOverPlain } from './plain-drafts.ts';
import { createUnsavedStore, type UnsavedStore } from './unsaved-store.ts';

const prefix = 'berth.declaration.kept.user-1.';
const place = `${prefix}new`;
const form = (formKey: string, keptAt = '2026-11-20T08:00:00.000Z') => ({
  formKey,
  number: 'D-42',
  version: null,
  keptAt,
  windowKey: 'w',
  address: '/new',
  draft: { remarks: '易碎' },
  base: null,
  attempt: null,
});
let store: UnsavedStore;

beforeEach(async () => {
  localStorage.clear();
  store = createUnsavedStore('user-1', await openSealedRecords('local', '0'.repeat(64)));
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const stored = () =>
  store
    .list()
    .map(({ place: at, retained }) => [
      at,
      retained.formKey,
      (retained.draft as { remarks: string }).remarks,
    ]);

test.each([
  [
    'the first version, of one form',
    { recordVersion: 1, formKey: 'f', keptAt: '2026-11-20', draft: { remarks: '易碎' } },
  ],
  [
    'the second',
    { recordVersion: 2, forms: [{ formKey: 'f', keptAt: '2026-11-20', draft: { remarks: '易碎' } }] },
  ],
  ['the last', { recordVersion: 4, forms: [form('f')] }],
])('what an earlier release retained is sealed, and gone as plain text: %s', (_name, record) => {
  localStorage.setItem(place, JSON.stringify(record));
  takeOverPlain(store, prefix);
  expect(stored()).toEqual([[place, 'f', '易碎']]);
  expect(localStorage.getItem(place)).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toContain('易碎');
});

test.each(['{', '5', JSON.stringify({ recordVersion: 99, forms: [form('f')] })])(
  'what is of a later release, or no record, stays as it is: %s',
  (text) => {
    localStorage.setItem(place, text);
    takeOverPlain(store, prefix);
    expect([stored(), localStorage.getItem(place)]).toEqual([[], text]);
  },
);

test('what is sealed already gives way to what is newer alone', () => {
  store.retain(place, form('old', '2026-11-21T08:00:00.000Z'));
  store.retain(place, form('new', '2026-11-19T08:00:00.000Z'));
  const before = [form('old'), form('new')].map((each) => ({ ...each, draft: { remarks: '改' } }));
  localStorage.setItem(place, JSON.stringify({ recordVersion: 4, forms: before }));
  takeOverPlain(store, prefix);
  expect(stored()).toEqual([
    [place, 'new', '改'],
    [place, 'old', '易碎'],
  ]);
});

test('what of another person lies here is left to them', () => {
  localStorage.setItem(
    'berth.declaration.kept.user-2.new',
    JSON.stringify({ recordVersion: 4, forms: [form('f')] }),
  );
  takeOverPlain(store, prefix);
  expect(stored()).toEqual([]);
});

/** A store that takes so many letters and no more. */
function limitStore(letters: number) {
  const real = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    const others = Object.entries({ ...localStorage }).filter(([each]) => each !== name);
    const used = others.flat().join('').length + name.length + text.length;
    if (used > letters) throw new DOMException('full', 'QuotaExceededError');
    real.call(this, name, text);
  });
}

const lettersStored = () =>
  Object.entries({ ...localStorage })
    .flat()
    .join('').length;
const namesOfPlain = () =>
  (JSON.parse(localStorage.getItem(place) ?? '{"forms":[]}') as { forms: { formKey: string }[] }).forms.map(
    ({ formKey }) => formKey,
  );
const keys = () => stored().map(([, formKey]) => formKey);

test('where there is no room, it stays as it is, and is offered however often it is looked for', () => {
  const text = JSON.stringify({ recordVersion: 4, forms: [form('f')] });
  localStorage.setItem(place, text);
  limitStore(lettersStored());
  takeOverPlain(store, prefix);
  takeOverPlain(store, prefix);
  expect([stored(), localStorage.getItem(place)]).toEqual([[[place, 'f', '易碎']], text]);
});

test('where there is room for some, the others stay as plain text, and follow once there is room', async () => {
  const forms = ['1', '2', '3', '4'].map((key) => form(key));
  localStorage.setItem(place, JSON.stringify({ recordVersion: 4, forms }));
  limitStore(lettersStored() + 700);
  takeOverPlain(store, prefix);
  expect(keys().toSorted()).toEqual(['1', '2', '3', '4']);
  const afterReload = createUnsavedStore('user-1', await openSealedRecords('local', '0'.repeat(64)));
  const sealed = afterReload.list().map(({ retained }) => retained.formKey);
  expect(sealed.length).toBeGreaterThan(0);
  expect(namesOfPlain().length).toBeGreaterThan(0);
  expect([...sealed, ...namesOfPlain()].toSorted()).toEqual(['1', '2', '3', '4']);
  jest.restoreAllMocks();
  takeOverPlain(afterReload, prefix);
  expect([afterReload.list().length, localStorage.getItem(place)]).toEqual([4, null]);
});

test('with a store that is opened, what others left as plain text goes after 30 days, and what cannot be read', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T00:00:00Z') });
  const [old, recent] = ['2026-10-31T23:59:00.000Z', '2026-11-02T00:01:00.000Z'];
  const put = (name: string, record: unknown) => localStorage.setItem(name, JSON.stringify(record));
  const left = 'berth.declaration.kept.user-2.';
  put(`${left}old`, { recordVersion: 1, formKey: 'f', keptAt: old, draft: {} });
  put(`${left}recent`, { recordVersion: 4, forms: [form('f', old), form('g', recent)] });
  put(`${left}later`, { recordVersion: 99, forms: [form('f', recent)] });
  put(`${left}timeless`, { recordVersion: 4, forms: [{ draft: {} }] });
  localStorage.setItem(`${left}broken`, '{');
  localStorage.setItem('berth.declaration.other', '{');
  put(place, { recordVersion: 4, forms: [form('own', old)] });
  const key = '0'.repeat(64);
  const opened = await openStore({ userId: 'user-1', fetchKey: async () => key, plainPrefix: prefix });
  expect(opened.list().map(({ retained }) => retained.formKey)).toEqual(['own']);
  const names = Object.keys({ ...localStorage }).filter((name) => name.startsWith('berth.declaration'));
  expect(names.toSorted()).toEqual([`${left}later`, `${left}recent`, 'berth.declaration.other']);
});
