import {
  isOpenTo,
  type MenuItem,
  menuPages,
  mergeMenu,
  ownEntries,
  paths,
  shellPages,
} from '@berth/contract';
import { expect, test } from '@jest/globals';
import { testRemotes } from '../testing/test-remotes.tsx';
import { ownPageAt } from './own-pages.ts';

const staff = ['system:releases'];
// They have pages, and declare no menu.
const bare = testRemotes.map((remote) => ({ ...remote, menu: [] }));

test('the server knows every own page by its path, and answers no other with the status of one', () => {
  const { first, last } = ownEntries([...staff, 'members:manage']);
  const all = menuPages([...first, ...last]).map(({ path }) => path);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((path) => !shellPages.includes(path))).toEqual([]);
  expect(shellPages.filter((path) => ownPageAt(path))).toEqual(all);
});

test('the console is everybody’s and stands first, the releases are for who has their permission', () => {
  expect(ownEntries([]).first.map(({ path }) => path)).toEqual([paths.console()]);
  expect(ownEntries([]).last).toEqual([]);
  expect([isOpenTo([], paths.console()), isOpenTo([], paths.releases())]).toEqual([true, false]);
});

test('the upgrade stands in the menu of a person, and a company has its page without an entry', () => {
  const isHidden = (kind: 'person' | 'company') =>
    menuPages(ownEntries(['members:manage'], kind).last)
      .filter(({ path }) => path === paths.upgrade())
      .map(({ meta }) => meta.hidden ?? false);
  expect([isHidden('person'), isHidden('company')]).toEqual([[false], [true]]);
});

test('a stored item of an own page gives it its name, for those alone who may open it', () => {
  const item = (name: string, path: string): MenuItem => ({
    name,
    path,
    meta: { title: { 'zh-CN': name, en: name } },
  });
  const group = {
    ...item('system', '/system'),
    children: [item('mine', paths.releases()), item('log', '/orders/log')],
  };
  const names = (permissions: string[], stored: MenuItem[]) =>
    mergeMenu(bare, stored, { role: [], permissions: [] }, ownEntries(permissions)).map(
      ({ name, children }) => [name, ...(children ?? []).map((child) => child.name)],
    );
  expect(names(staff, [])).toEqual([['console'], ['system', 'releases']]);
  expect(names(staff, [group])).toEqual([['console'], ['system', 'mine', 'log']]);
  expect(names([], [group])).toEqual([['console'], ['system', 'log']]);
});
