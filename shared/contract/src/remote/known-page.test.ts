import { expect, test } from '@jest/globals';
import type { MenuItem } from '../menu/menu-item.ts';
import { isKnownPage } from './known-page.ts';
import type { RemoteEntry } from './remote-entry.ts';

const build = { version: '1', entry: '/remotes/booking/1/remote-entry.js', integrity: '', global: 'berth' };

function remote(pages: readonly string[], changes: Partial<RemoteEntry> = {}): RemoteEntry {
  return {
    ...build,
    name: 'booking',
    title: { 'zh-CN': '订舱', en: 'Booking' },
    basePaths: ['/business/lcl'],
    public: false,
    runtime: '^0.1.0',
    menu: [],
    preload: { '': [], 'zh-CN': [], ...Object.fromEntries(pages.map((page) => [page, []])) },
    fallback: null,
    isOverridden: false,
    ...changes,
  };
}

const pages = ['/business/lcl/index', '/business/lcl/detail/:id'];

test.each([
  ['/', true],
  ['/login', true],
  ['/login/', true],
  ['/index', true],
  ['/system/releases', true],
  ['/frame/board', true],
  ['/frame', false],
  ['/business/lcl/index', true],
  ['/business/lcl/index/', true],
  ['/business/lcl/detail/7', true],
  ['/business/lcl/detail', false],
  ['/business/lcl', false],
  ['/business/lclx', false],
  ['/index/nowhere', false],
  ['/nowhere', false],
  ['//', true],
])('%s: %s', (path, isKnown) => {
  expect(isKnownPage([remote(pages)], path)).toBe(isKnown);
});

test('a page that only the menu names is one', () => {
  const page: MenuItem = {
    name: 'lcl',
    path: '/business/lcl/stored',
    meta: { title: { 'zh-CN': '拼箱', en: 'LCL' } },
  };
  const menu = [{ ...page, path: '/business', children: [page] }];
  expect(isKnownPage([remote(pages, { menu })], '/business/lcl/stored')).toBe(true);
});

test('a remote that does not say which pages it has may have any below its paths', () => {
  expect(isKnownPage([remote([])], '/business/lcl/anything')).toBe(true);
  const declared = { basePaths: ['/business/lcl'], menu: [] };
  const withStandIn = remote(pages, { fallback: { ...build, preload: {}, declared } });
  expect(isKnownPage([withStandIn], '/business/lcl/of-the-other')).toBe(true);
  expect(isKnownPage([withStandIn], '/nowhere')).toBe(false);
});
