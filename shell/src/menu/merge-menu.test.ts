import type { MenuItem, RemoteEntry } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { testRemotes } from '../testing/test-remotes.tsx';
import { isFullPage, markedPath, mergeMenu, outsideAddress, shownItems } from './merge-menu.ts';

const item = (name: string, meta: Partial<MenuItem['meta']> = {}): MenuItem => ({
  name,
  path: `/${name}`,
  meta: { title: { 'zh-CN': name, en: name }, ...meta },
});
const group = (name: string, ...children: MenuItem[]): MenuItem => ({ ...item(name), children });
const noOwn = { first: [], last: [], isOpen: () => true };
const merged = (remotes: RemoteEntry[], stored: MenuItem[], role: string[], permissions: string[] = []) =>
  mergeMenu(remotes, stored, { role, permissions }, noOwn);
const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ name, children }) => (children ? [name, ...outline(children)] : name));

test('groups of one name become one, items of one path stand once', () => {
  const stored = [group('business', item('extra'), { ...item('list'), path: '/orders/list' }), item('news')];
  expect(outline(merged(testRemotes, stored, []))).toEqual([['business', 'list', 'extra'], 'news']);
});

test('one team’s menu says nothing of another team’s pages, nor hides them', () => {
  const [other] = testRemotes;
  if (!other) throw new Error('there are test remotes');
  const foreign = { ...item('taken', { fullpage: true }), path: '/orders/list' };
  const own = { ...item('own'), path: '/aaa/own' };
  const menu = [{ ...group('business', foreign, own), meta: { ...item('x').meta, hidden: true } }];
  const first = { ...other, name: 'aaa', basePaths: ['/aaa'], menu };
  const menuOfBoth = merged([first, ...testRemotes], [], []);
  expect(outline(shownItems(menuOfBoth))).toEqual([['business', 'own', 'list']]);
  expect(isFullPage(menuOfBoth, '/orders/list')).toBe(false);
});

test('an item with roles is for those who have one of them', () => {
  expect(outline(merged(testRemotes, [], ['auditor']))).toEqual([['business', 'list', 'audit']]);
});

test('an item with a permission is for those who have it, and a group without items is gone', () => {
  const stored = [group('cost', item('bills', { permission: 'cost:view' }))];
  expect(outline(merged([], stored, ['main'], ['cost:view']))).toEqual([['cost', 'bills']]);
  expect(merged([], stored, ['main'])).toEqual([]);
});

test.each([
  ['https://track.example/board', 'https://track.example/board'],
  ['/reports/board', 'http://localhost/reports/board'],
  ['http://track.example', null],
  ['javascript:alert(1)', null],
  ['//[', null],
  [undefined, null],
])('a framed page at %s opens at %s, or has no entry', (url, address) => {
  const framed = item('board', { type: 'iframe', url });
  expect(outsideAddress(framed)).toBe(address);
  expect(shownItems([framed])).toHaveLength(address ? 1 : 0);
});

test('a page says that it fills the window', () => {
  const items = [group('a', item('screen', { fullpage: true }), item('list'))];
  expect([isFullPage(items, '/screen'), isFullPage(items, '/list')]).toEqual([true, false]);
});

test('a hidden page is not shown, and marks the entry it names', () => {
  const items = [
    group('a', item('list'), item('detail', { hidden: true, active: '/list' })),
    group('b', item('x', { hidden: true })),
  ];
  expect(outline(shownItems(items))).toEqual([['a', 'list']]);
  expect([markedPath(items, '/detail'), markedPath(items, '/list'), markedPath(items, '/y')]).toEqual([
    '/list',
    '/list',
    null,
  ]);
});
