import { expect, test } from '@jest/globals';
import { amountInWords } from './amount-in-words.ts';

test.each([
  ['USD', 150_050, 'SAY US DOLLARS ONE THOUSAND FIVE HUNDRED AND CENTS FIFTY ONLY'],
  ['USD', 101, 'SAY US DOLLARS ONE AND CENT ONE ONLY'],
  ['USD', 0, 'SAY US DOLLARS ZERO ONLY'],
  ['GBP', 2_001, 'SAY POUNDS STERLING TWENTY AND PENNY ONE ONLY'],
  [
    'JPY',
    1_234_567,
    'SAY JAPANESE YEN ONE MILLION TWO HUNDRED THIRTY-FOUR THOUSAND FIVE HUNDRED SIXTY-SEVEN ONLY',
  ],
  ['KWD', 1_005, 'SAY KUWAITI DINARS ONE AND FILS FIVE ONLY'],
  ['CNY', 140_950, '人民币壹仟肆佰零玖元伍角'],
] as const)('%s %d', (currency, amountMinor, words) => {
  expect(amountInWords(currency, amountMinor)).toBe(words);
});
