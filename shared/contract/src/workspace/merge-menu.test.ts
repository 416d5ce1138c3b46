import { expect, test } from '@jest/globals';
import type { MenuItem } from '../menu/menu-item.ts';
import type { RemoteEntry } from '../remote/remote-entry.ts';
import { isFullPage, markedPath, mergeMenu } from './merge-menu.ts';
import { frameAddressOf, outsideAddressOf, shownItemsOf } from './shown-items.ts';

const origin = 'http://localhost';
const shownItems = (items: readonly MenuItem[]) => shownItemsOf(items, origin);

const item = (name: string, meta: Partial<MenuItem['meta']> = {}): MenuItem => ({
  name,
  path: `/${name}`,
  meta: { title: { 'zh-CN': name, en: name }, ...meta },
});
const group = (name: string, ...children: MenuItem[]): MenuItem => ({ ...item(name), children });
const remote = (name: string, menu: MenuItem[], changes: Partial<RemoteEntry> = {}): RemoteEntry => ({
  name,
  title: { 'zh-CN': name, en: name },
  version: '1',
  entry: '',
  integrity: '',
  global: '',
  basePaths: [`/${name}`],
  public: false,
  runtime: '^0.1.0',
  menu,
  preload: {},
  fallback: null,
  isOverridden: false,
  ...changes,
});
const at = (path: string, meta: Partial<MenuItem['meta']> = {}): MenuItem => ({
  ...item(path.split('/').at(-1) ?? '', meta),
  path,
});
// What is not said of its pages may be anywhere below /orders.
const testRemotes = [
  remote('orders', [group('business', at('/orders/list'), at('/orders/audit', { role: ['auditor'] }))]),
];
const noOwn = { first: [], last: [], isOpen: () => true };
const merged = (remotes: RemoteEntry[], stored: MenuItem[], role: string[], permissions: string[] = []) =>
  mergeMenu(remotes, stored, { role, permissions }, noOwn);
const outline = (items: readonly MenuItem[]): unknown[] =>
  items.map(({ name, children }) => (children ? [name, ...outline(children)] : name));

test('groups of one name become one, items of one path stand once', () => {
  const stored = [group('business', at('/orders/extra'), at('/orders/list')), at('/orders/news')];
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
  const stored = [group('cost', at('/orders/bills', { permission: 'cost:view' }))];
  const bare = [remote('orders', [])];
  expect(outline(merged(bare, stored, ['main'], ['cost:view']))).toEqual([['cost', 'bills']]);
  expect(merged(bare, stored, ['main'])).toEqual([]);
});

test('a page that is declared with several permissions stands once for who has any of them', () => {
  const inbox = (permission: 'billing:desk' | 'support:desk') => at('/orders/inbox', { permission });
  const desk = remote('orders', [group('system', inbox('billing:desk'), inbox('support:desk'))]);
  const shortcut = at('/orders/inbox');
  for (const permissions of [['billing:desk'], ['support:desk'], ['billing:desk', 'support:desk']]) {
    expect(outline(merged([desk], [shortcut], [], permissions))).toEqual([['system', 'inbox'], 'inbox']);
  }
  expect(merged([desk], [shortcut], [], ['customs:desk'])).toEqual([]);
});

test('a stored page that nobody has is not shown, nor is one that the person may not open', () => {
  const remotes = [
    remote('orders', [group('staff', at('/orders/desk', { permission: 'billing:desk' }))], {
      preload: { '/orders/list': [], '/orders/desk': [] },
    }),
  ];
  const stored = [
    at('/orders/list'),
    at('/orders/gone'),
    at('/nowhere/list'),
    group('mine', at('/orders/desk'), at('/orders/lost')),
  ];
  expect(outline(merged(remotes, stored, []))).toEqual(['list']);
  expect(outline(merged(remotes, stored, [], ['billing:desk']))).toEqual([
    ['staff', 'desk'],
    'list',
    ['mine', 'desk'],
  ]);
});

test('a group and a page of one name are two', () => {
  expect(outline(merged(testRemotes, [at('/orders/news'), group('news', at('/orders/old'))], []))).toEqual([
    ['business', 'list'],
    'news',
    ['news', 'old'],
  ]);
});

const site = (type: 'link' | 'iframe', path: string, url?: string): MenuItem => {
  const meta = { title: { 'zh-CN': 'x', en: 'x' }, type, ...(url !== undefined && { url }) };
  return { name: 'board', path, meta };
};

test.each([
  ['https://track.example/board', 'https://track.example/board'],
  ['/reports/board', 'http://localhost/reports/board'],
  ['http://track.example', null],
  ['javascript:alert(1)', null],
  ['//[', null],
  [undefined, null],
])(
  'a link to %s opens at %s, or has no entry; what a remote declares of another site does likewise',
  (url, address) => {
    for (const linked of [site('link', '/link/board', url), site('iframe', '/orders/board', url)]) {
      expect([outsideAddressOf(linked, origin), frameAddressOf(linked, origin)]).toEqual([address, null]);
      expect(shownItems([linked])).toHaveLength(address ? 1 : 0);
    }
  },
);

test.each([
  ['https://track.example/board', 'https://track.example/board'],
  ['https://localhost/board', null],
  ['https://localhost:8443/board', null],
  ['/reports/board', null],
  ['http://track.example', null],
  ['javascript:alert(1)', null],
])('a framed page at %s is shown from %s, and never one of our own', (url, address) => {
  const framed = site('iframe', '/frame/board', url);
  expect([frameAddressOf(framed, origin), outsideAddressOf(framed, origin)]).toEqual([address, null]);
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
