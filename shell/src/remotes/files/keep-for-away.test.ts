import { expect, test } from '@jest/globals';
import { isCostly } from './keep-for-away.ts';

test.each([
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, type: 'wifi', effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ type: 'cellular', effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('bytes ahead over %j cost somebody something: %s', (line, isIt) => {
  expect(isCostly(line)).toBe(isIt);
});
