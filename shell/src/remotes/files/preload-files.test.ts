import type { RemoteEntry } from '@berth/contract';
import { createTestRuntime } from '@berth/runtime/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { testRemotes } from '../../testing/test-remotes.tsx';
import { fetchAhead, filesFor, preloadFiles } from './preload-files.ts';

const [, orders] = testRemotes as [RemoteEntry, RemoteEntry]; // three of them
const file = (name: string) => ({ href: `/remotes/orders/1/${name}`, integrity: `sha384-${name}` });
const version = {
  ...orders,
  entry: '/remotes/orders/1/remote-entry.js',
  preload: {
    '': [file('start.js')],
    'zh-CN': [file('words.js')],
    en: [file('english.js')],
    '/orders/list': [file('list.js'), file('list.css'), file('start.js')],
    '/orders/:id': [file('detail.js')],
  },
};
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href, integrity }) =>
    [rel, as, href.replace(/.*\//, ''), integrity].join(' '),
  );

beforeEach(() => {
  createTestRuntime();
  document.head.replaceChildren();
});

test('what a page needs is the exposed module and its route, each file once', () => {
  const names = (path: string | null) => filesFor(version, path).map(({ href }) => href.replace(/.*\//, ''));
  expect(names('/orders/list')).toEqual(['start.js', 'words.js', 'list.js', 'list.css']);
  expect(names('/orders/7')).toEqual(['start.js', 'words.js', 'detail.js']);
  expect(names('/elsewhere')).toEqual(['start.js', 'words.js']);
  expect(names(null)).toEqual(['start.js', 'words.js']);
});

test('it is asked for at once, with its hash, and not again where the page came with it', () => {
  document.head.innerHTML = '<link rel="preload" as="script" href="/remotes/orders/1/list.js">';
  preloadFiles(version, '/orders/list');
  preloadFiles(version, '/orders/list');
  expect(links().slice(1)).toEqual([
    `preload script remote-entry.js ${orders.integrity}`,
    'preload script start.js sha384-start.js',
    'preload script words.js sha384-words.js',
    'preload style list.css sha384-list.css',
  ]);
});

test('ahead of time it only comes into the cache, and from our own origin alone', () => {
  fetchAhead({ ...version, entry: 'https://elsewhere.example/remote-entry.js' }, '/orders/7');
  expect(links()).toEqual(['prefetch  start.js ', 'prefetch  words.js ', 'prefetch  detail.js ']);
});
