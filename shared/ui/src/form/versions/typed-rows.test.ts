import { expect, test } from '@jest/globals';
import {
  carriedOver,
  haveConflict,
  livingRows,
  outdatedRows,
  type RowsOfVersion,
  type TypedRowSpec,
  type TypedRows,
  versionTypedOn,
} from './typed-rows.ts';

type Line = { goods: string; weight: number | null };
type Entry = { weight: string };

const spec: TypedRowSpec<Entry, Line> = {
  isSameRow: (one, other) => one.goods === other.goods,
  isSameEntry: (one, other) => one.weight === other.weight,
  isOther: ({ weight }, stored) => stored !== undefined && weight !== '' && Number(weight) !== stored.weight,
};
const rows = (version: number, ...lines: [string, number | null][]): RowsOfVersion<Line> => ({
  version,
  rows: lines.map(([goods, weight]) => ({ goods, weight })),
});
const first = rows(1, ['灯', null], ['椅', 5]);
const typed = (...entries: [number, string][]): TypedRows<Entry, Line> =>
  new Map(entries.map(([index, weight]) => [index, { weight, on: first }]));

test('what was typed stays on its row while the record changes elsewhere', () => {
  const second = rows(2, ['灯', null], ['椅', 5]);
  expect(outdatedRows(spec, typed([0, '7']), second)).toEqual([]);
  expect(versionTypedOn(spec, [0], typed([0, '7']), second)).toBe(2);
});

test.each([
  ['another row in its place', rows(2, ['桌', null], ['椅', 5])],
  ['no row any more', rows(2)],
  ['an entry of somebody else', rows(2, ['灯', 9], ['椅', 5])],
])('is outdated by %s', (_name, second) => {
  const draft = typed([0, '7']);
  expect(outdatedRows(spec, draft, second).map(([index]) => index)).toEqual([0]);
  const meant = carriedOver(spec, draft, second, 0);
  expect([meant.get(0)?.on.version, carriedOver(spec, draft, second).get(0)?.on.version]).toEqual([2, 1]);
});

test('the same entry by somebody else outdates nothing; a row that was only opened goes with its row', () => {
  const second = rows(2, ['桌', 7], ['椅', 5]);
  expect(outdatedRows(spec, typed([0, '7']), rows(2, ['灯', 7], ['椅', 5]))).toEqual([]);
  expect([...livingRows(spec, typed([0, ''], [1, '']), second).keys()]).toEqual([1]);
});

test('rows that moved keep the version that was typed on, so that saving asks', () => {
  expect(versionTypedOn(spec, [1], typed([1, '7']), rows(3, ['椅', 5]))).toBe(1);
});

test.each([
  ['another row', typed([1, '8']), false],
  ['the same in one row', typed([0, '7'], [1, '8']), false],
  ['something else in one row', typed([1, '8'], [0, '9']), true],
])('%s typed elsewhere: whether that conflicts', (_name, other, isConflict) => {
  expect(haveConflict(typed([0, '7']), other)).toBe(isConflict);
});
