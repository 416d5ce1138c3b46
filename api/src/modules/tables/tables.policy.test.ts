import { expect, test } from '@jest/globals';
import { keepingProblems, mayShareFilters, requireOwn } from './tables.policy.ts';

const table = 'lclBookings';
const own = [
  { id: 'a', title: '待收货', table_name: table },
  { id: 'b', title: '本周开船', table_name: table },
  { id: 'c', title: '别处', table_name: 'fclBookings' },
];
const roomy = { ofTable: 50, inAll: 500 };

test('a name is taken by another one, not by itself', () => {
  expect(keepingProblems(own, { table, title: '待收货' }, roomy)).toEqual([
    { path: 'title', rule: 'takenName' },
  ]);
  expect(keepingProblems(own, { table, id: 'b', title: '待收货' }, roomy)).toHaveLength(1);
  expect(keepingProblems(own, { table, id: 'a', title: '待收货' }, roomy)).toEqual([]);
  expect(keepingProblems(own, { table, title: '别处' }, roomy)).toEqual([]);
});

test('what is full takes no more, and lets itself be changed', () => {
  const full = (max: number) => [{ path: 'title', rule: 'tooManySaved', params: { max } }];
  const tight = { ofTable: 2, inAll: 3 };
  expect(keepingProblems(own, { table, title: '新的' }, tight)).toEqual(full(2));
  expect(keepingProblems(own, { table: 'airBookings', title: '新的' }, tight)).toEqual(full(3));
  expect(keepingProblems(own, { table, id: 'a', title: '新的' }, tight)).toEqual([]);
});

test('sharing is for main accounts', () => {
  expect([mayShareFilters({ roles: ['main'] }), mayShareFilters({ roles: ['sub'] })]).toEqual([true, false]);
});

test("what is another person's, or of another table, is not there", () => {
  expect(() => requireOwn(own, { table, id: 'a' })).not.toThrow();
  expect(() => requireOwn(own, { table, id: 'c' })).toThrow('NOT_FOUND');
  expect(() => requireOwn(own, { table, id: 'elsewhere' })).toThrow('NOT_FOUND');
});
