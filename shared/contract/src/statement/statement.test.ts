import { expect, test } from '@jest/globals';
import { ageingGroup } from './statement.ts';

test('what is owed is grouped by the days since its bill was issued', () => {
  const groups = [-5, 0, 30, 31, 60, 61, 90, 91, 4000].map(ageingGroup);
  expect(groups).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3]);
});
