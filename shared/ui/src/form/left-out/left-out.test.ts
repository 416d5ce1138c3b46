import { expect, test } from '@jest/globals';
import { type ChosenPart, leftOut, leftOutText, withoutLeftOut } from './left-out.ts';

const parts: ChosenPart[] = [
  { head: 'isPickup', chosen: true, fields: { phone: '', at: null } },
  { head: 'type', chosen: 'private', fields: { address: '' } },
];
const draft = { isPickup: false, phone: '', at: null, type: 'amazon', address: '' };

test.each([
  [draft, []],
  [{ ...draft, phone: ' ' }, []],
  [{ ...draft, phone: '138' }, ['isPickup']],
  [{ ...draft, isPickup: true, phone: '138' }, []],
  [{ ...draft, at: '2026-12-01', address: '1 Harbor Ave' }, ['isPickup', 'type']],
  [{ ...draft, type: 'private', address: '1 Harbor Ave' }, []],
])('what is entered under what is not chosen: %o', (entered, heads) => {
  expect(leftOut(parts, entered)).toEqual(heads);
});

test('what is left out is a change of its own', () => {
  const texts = [draft, { ...draft, phone: '138' }, { ...draft, phone: '139' }].map((each) =>
    leftOutText(parts, each),
  );
  expect(new Set(texts).size).toBe(3);
  expect(leftOutText(undefined, draft)).toBe(leftOutText(parts, draft));
});

test('what is saved has none of it, and all of what is chosen', () => {
  const entered = { ...draft, phone: '138', at: '2026-12-01', type: 'private', address: '1 Harbor Ave' };
  expect(withoutLeftOut(parts, entered)).toEqual({ ...entered, phone: '', at: null });
  const { at: _at, ...withoutDate } = entered;
  expect(withoutLeftOut(parts, withoutDate)).toEqual({ ...withoutDate, phone: '' });
  expect(withoutLeftOut(parts, draft)).toBe(draft);
});
