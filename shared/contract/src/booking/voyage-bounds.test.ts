import { expect, test } from '@jest/globals';
import { voyageBoundsProblems } from './voyage-bounds.ts';

const today = '2026-11-23';
const voyage = (etd: string | null, receivingPlace = 'CNYTN', dischargePort = 'USLAX') => ({
  etd,
  receivingPlace,
  dischargePort,
});

test.each([
  [null, []],
  ['soon', []],
  ['2026-11-22', ['etdPassed']],
  ['2026-11-23', []],
  ['2027-11-24', []],
  ['2027-11-25', ['etdTooFar']],
  ['2062-12-01', ['etdTooFar']],
])('on 2026-11-23 a sailing on %s', (etd, rules) => {
  expect(voyageBoundsProblems(voyage(etd), today, null).map(({ rule }) => rule)).toEqual(rules);
});

test('a day that passed since it was booked stays; another one does not', () => {
  const booked = voyage('2026-11-10');
  expect(voyageBoundsProblems(booked, today, booked)).toEqual([]);
  expect(voyageBoundsProblems(voyage('2026-11-11'), today, booked)).toEqual([
    { path: 'etd', rule: 'etdPassed', params: { today } },
  ]);
});

test('cargo is not discharged where it is received, unless it was booked so', () => {
  const same = voyage(null, 'CNYTN', 'CNYTN');
  expect(voyageBoundsProblems(same, today, null)).toEqual([
    { path: 'dischargePort', rule: 'dischargeAtReceiving' },
  ]);
  expect(voyageBoundsProblems(same, today, same)).toEqual([]);
  expect(voyageBoundsProblems(same, today, voyage(null, 'CNSHK', 'CNYTN'))).toHaveLength(1);
  expect(voyageBoundsProblems(voyage(null, '', ''), today, null)).toEqual([]);
});
