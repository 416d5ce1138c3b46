import { expect, test } from '@jest/globals';
import { pageChoice, togglePage, toggleRow } from './selected-rows.ts';

const onChange = () => undefined;
const page = [
  ['a', 1],
  ['b', 2],
  ['c', 3],
] as const;
const of = (...keys: string[]) => ({ chosen: new Map(keys.map((key) => [key, 0])), onChange });

test('a row is chosen and let go; other pages keep theirs', () => {
  expect([...toggleRow(of('z'), 'a', 1)]).toEqual([
    ['z', 0],
    ['a', 1],
  ]);
  expect([...toggleRow(of('z', 'a'), 'a', 1).keys()]).toEqual(['z']);
});

test('where one may be chosen, another takes its place', () => {
  const single = { ...of('z'), isSingle: true };
  expect([...toggleRow(single, 'a', 1).keys()]).toEqual(['a']);
  expect(toggleRow(single, 'z', 1).size).toBe(0);
});

test('a page is chosen whole, without what cannot be, and let go whole', () => {
  const selection = { ...of('z', 'a'), canChoose: (row: number) => row !== 2 };
  expect(pageChoice(selection, page)).toBe('some');
  const all = togglePage(selection, page);
  expect([...all.keys()]).toEqual(['z', 'a', 'c']);
  expect(pageChoice({ ...selection, chosen: all }, page)).toBe('all');
  expect([...togglePage({ ...selection, chosen: all }, page).keys()]).toEqual(['z']);
  expect(pageChoice(of(), page)).toBe('none');
});

test('what cannot be chosen stays as it is, chosen too, whatever becomes of its page', () => {
  const selection = { ...of('a', 'b', 'c'), canChoose: (row: number) => row !== 2 };
  expect([...togglePage(selection, page).keys()]).toEqual(['b']);
});
