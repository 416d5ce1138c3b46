import { expect, test } from '@jest/globals';
import { keepingProblems, mayShareFilters } from './tables.policy.ts';

const own = [
  { id: 'a', title: '待收货' },
  { id: 'b', title: '本周开船' },
];

test('a name is taken by another one, not by itself', () => {
  expect(keepingProblems(own, { title: '待收货' }, 50)).toEqual([{ path: 'title', rule: 'takenName' }]);
  expect(keepingProblems(own, { id: 'b', title: '待收货' }, 50)).toHaveLength(1);
  expect(keepingProblems(own, { id: 'a', title: '待收货' }, 50)).toEqual([]);
});

test('what is full takes no more, and lets itself be changed', () => {
  const full = [{ path: 'title', rule: 'tooManySaved', params: { max: 2 } }];
  expect(keepingProblems(own, { title: '新的' }, 2)).toEqual(full);
  expect(keepingProblems(own, { id: 'a', title: '新的' }, 2)).toEqual([]);
});

test('sharing is for main accounts', () => {
  expect([mayShareFilters({ roles: ['main'] }), mayShareFilters({ roles: ['sub'] })]).toEqual([true, false]);
});
