import { expect, test } from '@jest/globals';
import { endpoints } from '../endpoints.ts';
import { exportLists } from '../export/export-lists.ts';
import { locales } from '../language/locale.ts';
import { overridePermission } from '../remote/remote-entry.ts';
import { isMainAccount } from './main-account.ts';
import { permissions } from './permissions.ts';

test('each permission is asked for somewhere, and none is asked for that is not in the list', () => {
  const asked = new Set<string>([overridePermission]);
  for (const { access } of Object.values(endpoints)) {
    if (typeof access === 'object') asked.add(access.permission);
  }
  for (const list of Object.values(exportLists)) {
    if ('permission' in list && list.permission) asked.add(list.permission);
  }
  expect([...asked].sort()).toEqual(Object.keys(permissions).sort());
});

test('each has words in both languages', () => {
  const words = Object.values(permissions).flatMap(({ title }) => locales.map((locale) => title[locale]));
  expect(words.every((text) => text.trim() !== '')).toBe(true);
});

test('a main account is known by its role', () => {
  expect([['main'], ['sub'], []].map(isMainAccount)).toEqual([true, false, false]);
});
