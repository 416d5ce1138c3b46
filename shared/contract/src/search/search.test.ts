import { expect, test } from '@jest/globals';
import { bareCode } from './search.ts';

test.each([
  ['SZL-261120-0042', 'SZL2611200042'],
  ['SZL 261120 0042', 'SZL2611200042'],
  ['PO_12/3.4', 'PO1234'],
  ['客户-7', '客户7'],
  [' -/', ''],
])('%j is compared as %j', (code, bare) => {
  expect(bareCode(code)).toBe(bare);
});
