import { expect, test } from '@jest/globals';
import { namingProblems, requireOwn } from './named-records.policy.ts';

const group = 'lclBookings';
const own = [
  { id: 'a', title: '待收货', group },
  { id: 'b', title: '本周开船', group },
  { id: 'c', title: '别处', group: 'fclBookings' },
];
const roomy = { ofGroup: 50, inAll: 500 };

test('a name is taken by another record, not by itself', () => {
  expect(namingProblems(own, { group, title: '待收货' }, roomy)).toEqual([
    { path: 'title', rule: 'takenName' },
  ]);
  expect(namingProblems(own, { group, id: 'b', title: '待收货' }, roomy)).toHaveLength(1);
  expect(namingProblems(own, { group, id: 'a', title: '待收货' }, roomy)).toEqual([]);
  expect(namingProblems(own, { group, title: '别处' }, roomy)).toEqual([]);
});

test('what is full takes no more records, and those in it can be changed', () => {
  const full = (max: number) => [{ path: 'title', rule: 'tooManySaved', params: { max } }];
  const tight = { ofGroup: 2, inAll: 3 };
  expect(namingProblems(own, { group, title: '新的' }, tight)).toEqual(full(2));
  expect(namingProblems(own, { group: 'airBookings', title: '新的' }, tight)).toEqual(full(3));
  expect(namingProblems(own, { group, id: 'a', title: '新的' }, tight)).toEqual([]);
});

test("another person's record, or one of another group, does not exist", () => {
  expect(() => requireOwn(own, { group, id: 'a' })).not.toThrow();
  expect(() => requireOwn(own, { group, id: 'c' })).toThrow('NOT_FOUND');
  expect(() => requireOwn(own, { group, id: 'elsewhere' })).toThrow('NOT_FOUND');
});
