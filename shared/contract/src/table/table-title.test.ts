import { expect, test } from '@jest/globals';
import { normalizeTitle, titleProblem } from './table-title.ts';

test('a name is stored without blanks around it, and composed', () => {
  expect(normalizeTitle('　 待收货\u200b ')).toBe('待收货');
  expect(normalizeTitle('Cafe\u0301')).toBe('Caf\u00e9');
});

test('a name has one to forty characters, as people count them', () => {
  expect(titleProblem(normalizeTitle(' 　'))).toEqual({ path: 'title', rule: 'blankName' });
  expect(titleProblem('仓'.repeat(40))).toBeNull();
  expect(titleProblem('👨‍👩‍👧'.repeat(40))).toBeNull();
  expect(titleProblem('仓'.repeat(41))).toEqual({ path: 'title', rule: 'tooLong', params: { max: 40 } });
});
