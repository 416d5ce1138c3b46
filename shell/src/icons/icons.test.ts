import { menuIconNames } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { icons } from './icons.ts';

test('every icon that staff can give to an item of the menu is drawn', () => {
  expect(Object.keys(menuIconNames).filter((name) => !Object.hasOwn(icons, name))).toEqual([]);
});
