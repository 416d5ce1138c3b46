import type { MenuItem } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { testRemotes } from '../testing/test-remotes.tsx';
import { markedPath, mergeMenu, shownItems } from './merge-menu.ts';

const item = (name: string, meta: Partial<MenuItem['meta']> = {}): MenuItem => ({
  name,
  path: `/${name}`,
  meta: { title: { 'zh-CN': name, en: name }, ...meta },
});
const group = (name: string, ...children: MenuItem[]): MenuItem => ({ ...item(name), children });
const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ name, children }) => (children ? [name, ...outline(children)] : name));

test('groups of one name become one, items of one path stand once', () => {
  const stored = [group('business', item('extra'), { ...item('list'), path: '/orders/list' }), item('news')];
  expect(outline(mergeMenu(testRemotes, stored, []))).toEqual([['business', 'list', 'extra'], 'news']);
});

test('an item with roles is for those who have one of them', () => {
  expect(outline(mergeMenu(testRemotes, [], ['auditor']))).toEqual([['business', 'list', 'audit']]);
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
