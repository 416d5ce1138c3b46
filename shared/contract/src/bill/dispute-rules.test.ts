import { expect, test } from '@jest/globals';
import { problemMessage } from '../rule/problem.ts';
import { type DisputeContent, disputeProblems } from './dispute-rules.ts';

const row = { currency: 'USD', amountMinor: 12_050 } as const;
const content: DisputeContent = {
  reason: 'wrongPrice',
  words: '单价应为 100',
  expectedMinor: 10_000,
  files: [],
};
const rulesOf = (changes: Partial<DisputeContent>, about: Parameters<typeof disputeProblems>[1] = row) =>
  disputeProblems({ ...content, ...changes }, about).map(({ path, rule }) => `${path} ${rule}`);

test('a dispute has a reason and words', () => {
  expect(rulesOf({})).toEqual([]);
  expect(rulesOf({ reason: null, words: ' ' })).toEqual(['reason chooseOne', 'words required']);
  expect(rulesOf({ words: '字'.repeat(1001) })).toEqual(['words tooLong']);
  expect(rulesOf({ words: '字'.repeat(1000) })).toEqual([]);
});

test('of a row less is expected than what is billed, and of a charge no credit', () => {
  expect(rulesOf({ expectedMinor: null })).toEqual([]);
  expect(rulesOf({ expectedMinor: 0 })).toEqual([]);
  expect(rulesOf({ expectedMinor: 12_050 })).toEqual(['expectedMinor expectedNotLower']);
  expect(rulesOf({ expectedMinor: -1 })).toEqual(['expectedMinor belowZero']);
  const [problem] = disputeProblems({ ...content, expectedMinor: 12_050 }, row);
  expect(problem && problemMessage(problem, 'en')).toBe('Must be below the billed USD 120.50');
});

test('of a credit a larger one is expected', () => {
  const credit = { currency: 'JPY', amountMinor: -500 } as const;
  expect(rulesOf({ expectedMinor: -600 }, credit)).toEqual([]);
  expect(rulesOf({ expectedMinor: -400 }, credit)).toEqual(['expectedMinor expectedNotLower']);
  expect(rulesOf({ expectedMinor: -(10 ** 13) }, credit)).toEqual(['expectedMinor tooManyDigits']);
});

test('of a whole bill no amount is expected', () => {
  expect(rulesOf({}, null)).toEqual(['expectedMinor expectedOfWholeBill']);
  expect(rulesOf({ expectedMinor: null }, null)).toEqual([]);
});

test('evidence is five files at most', () => {
  expect(rulesOf({ files: ['1', '2', '3', '4', '5'] })).toEqual([]);
  expect(rulesOf({ files: ['1', '2', '3', '4', '5', '6'] })).toEqual(['files tooManyFiles']);
});
