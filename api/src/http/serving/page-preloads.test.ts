import type { ShellBuildRecord } from '@berth/contract/release';
import { expect, test } from '@jest/globals';
import { entryHash, remoteEntry } from '../../../test/remote-entry.ts';
import { preloadsOf, sharedAhead, type Visit } from './page-preloads.ts';

const hash = entryHash;
const shellFiles = ['base', 'zh', 'en', 'login', 'workspace', 'antd-table', 'antd-form'].map(
  (name) => `${name}.js`,
);
const shell: ShellBuildRecord = {
  name: 'shell',
  version: '0.1.0+0123456789ab',
  files: Object.fromEntries(shellFiles.map((file) => [file, { integrity: hash, bytes: 1, brotliBytes: 1 }])),
  preload: {
    '': ['base.js'],
    'zh-CN': ['zh.js'],
    en: ['en.js'],
    '/login': ['login.js'],
    '/': ['workspace.js'],
  },
  provides: {
    runtime: { version: '0.1.0', exports: [] },
    shared: {},
    sharedFiles: { 'antd/es/table': ['antd-table.js'], 'antd/es/form': ['antd-form.js', 'antd-table.js'] },
  },
};

function remote(name: string, basePath: string, isPublic: boolean, pages: Record<string, string[]>) {
  const preload = Object.fromEntries(
    Object.entries(pages).map(([key, files]) => [
      key,
      files.map((file) => ({ href: `/remotes/${name}/1/${file}`, integrity: hash })),
    ]),
  );
  return remoteEntry({ name, basePath, isPublic, preload });
}

const remotes = [
  {
    entry: remote('booking', '/business/lcl', false, {
      '': ['exposed.js'],
      'zh-CN': ['words.js'],
      '/business/lcl/index': ['list.js', 'list.css'],
      '/business/lcl/detail/:id': ['detail.js'],
    }),
    record: {
      consumes: {
        '': ['@berth/runtime'],
        '/business/lcl/index': ['antd/es/table'],
        '/business/lcl/detail/:id': ['antd/es/form'],
      },
    },
  },
  { entry: remote('site', '/index', true, { '': ['exposed.js'], '/index': ['home.js'] }), record: null },
];

const preloaded = (path: string, changes: Partial<Visit> = {}) =>
  preloadsOf(shell, remotes, {
    path,
    locale: 'zh-CN',
    isSignedIn: true,
    isFromElsewhere: false,
    dashboardUrl: null,
    ...changes,
  }).map(({ href }) => href);

const booking = ['remote-entry.js', 'exposed.js', 'words.js'].map((file) => `/remotes/booking/1/${file}`);
const list = [
  '/base.js',
  '/zh.js',
  '/workspace.js',
  '/antd-table.js',
  ...booking,
  '/remotes/booking/1/list.js',
  '/remotes/booking/1/list.css',
];
const site = [
  '/base.js',
  '/zh.js',
  ...['remote-entry.js', 'exposed.js', 'home.js'].map((file) => `/remotes/site/1/${file}`),
];

test('a page of the workspace asks for the frame, and for everything of the remote that owns it', () => {
  expect(preloaded('/business/lcl/index')).toEqual(list);
  expect(preloaded('/business/lcl/index/')).toEqual(list);
});

test('a route with a parameter is found; a file that is needed twice is asked for once', () => {
  expect(preloaded('/business/lcl/detail/7')).toEqual([
    '/base.js',
    '/zh.js',
    '/workspace.js',
    '/antd-form.js',
    '/antd-table.js',
    ...booking,
    '/remotes/booking/1/detail.js',
  ]);
});

test('the login page asks for no remote', () => {
  expect(preloaded('/login', { isSignedIn: false })).toEqual(['/base.js', '/zh.js', '/login.js']);
});

test('the public home asks for the site without the frame of the workspace', () => {
  expect(preloaded('/index', { isSignedIn: false })).toEqual(site);
});

test('whoever is signed out is led home, and so is what is fetched ahead', () => {
  expect(preloaded('/business/lcl/index', { isSignedIn: false })).toEqual(site);
  expect(preloaded('/', { isSignedIn: false })).toEqual(site);
  // A link in a mail: the session is there, and not seen.
  expect(preloaded('/business/lcl/index', { isSignedIn: false, isFromElsewhere: true })).toEqual(list);
});

test('the words come in the language that was chosen', () => {
  expect(preloaded('/login', { isSignedIn: false, locale: 'en' })).toEqual([
    '/base.js',
    '/en.js',
    '/login.js',
  ]);
});

test('/ asks for the dashboard', () => {
  expect(preloaded('/', { dashboardUrl: '/business/lcl/index' })).toEqual(list);
  expect(preloaded('/')).toEqual(['/base.js', '/zh.js', '/workspace.js']);
});

test('a visitor may have ahead what the dashboard shares with other pages, and nothing that comes by itself', () => {
  const visit = { path: '/login', locale: 'zh-CN', isFromElsewhere: false } as const;
  const ahead = (isSignedIn: boolean, dashboardUrl: string | null) =>
    sharedAhead(shell, remotes, { ...visit, isSignedIn, dashboardUrl });
  expect(ahead(false, '/business/lcl/index')).toEqual(['/antd-table.js']);
  expect([ahead(false, null), ahead(true, '/business/lcl/index')]).toEqual([[], []]);
});

test('what has no hash is not fetched ahead: a development server', () => {
  const developed = remotes.map(({ entry }) => ({
    entry: { ...entry, integrity: '', preload: {} },
    record: null,
  }));
  const visit = {
    path: '/index',
    locale: 'zh-CN' as const,
    isSignedIn: false,
    isFromElsewhere: false,
    dashboardUrl: null,
  };
  expect(preloadsOf(shell, developed, visit).map(({ href }) => href)).toEqual(['/base.js', '/zh.js']);
});

test('a page for staff of the public remote comes with the frame of the workspace, and signed out with the home', () => {
  const entry = remote('site', '/index', true, {
    '': ['exposed.js'],
    '/index': ['home.js'],
    '/site/leads': ['leads.js'],
  });
  const site = { entry: { ...entry, basePaths: ['/index', '/site'] }, record: null };
  const visit = { path: '/site/leads', locale: 'zh-CN', isFromElsewhere: false, dashboardUrl: null } as const;
  const files = (isSignedIn: boolean) =>
    preloadsOf(shell, [site], { ...visit, isSignedIn }).map(({ href }) => href.split('/').at(-1));
  expect(files(true)).toEqual(expect.arrayContaining(['workspace.js', 'leads.js']));
  expect(files(false)).toContain('home.js');
  expect(files(false)).not.toContain('leads.js');
});
