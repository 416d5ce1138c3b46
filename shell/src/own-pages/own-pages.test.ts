import { shellPages } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { ownMenu, ownPageAt } from './own-pages.ts';

test('the server knows every own page by its path, and answers no other with the status of one', () => {
  const all = ownMenu(['system:releases']).flatMap(({ children = [] }) => children.map(({ path }) => path));
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((path) => !shellPages.includes(path))).toEqual([]);
  expect(shellPages.filter((path) => ownPageAt(path))).toEqual(all);
});
