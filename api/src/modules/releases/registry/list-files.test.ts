import type { RemoteEntry } from '@berth/contract';
import type { ShellBuildRecord } from '@berth/contract/release';
import { expect, test } from '@jest/globals';
import { makeRemote } from '../../../../test/fronts.ts';
import type { Assigned } from './compose-registry.ts';
import { listFiles } from './list-files.ts';

const sized = (path: string, brotliBytes: number) => ({ [path]: { integrity: '', bytes: 0, brotliBytes } });
const shell: ShellBuildRecord = {
  name: 'shell',
  version: '0.1.0+0123456789ab',
  files: {
    ...sized('static/js/start.js', 1),
    ...sized('static/js/workspace.js', 2),
    ...sized('static/css/workspace.css', 3),
    ...sized('static/js/table.js', 4),
    ...sized('static/js/tree.js', 5),
  },
  preload: { '': ['static/js/start.js'], '/': ['static/js/workspace.js', 'static/css/workspace.css'] },
  provides: {
    runtime: { version: '0.1.0', exports: [] },
    shared: {},
    sharedFiles: {
      'antd/es/table': ['static/js/start.js', 'static/js/table.js'],
      'antd/es/tree': ['static/js/tree.js'],
    },
  },
};
const menu = [{ name: 'list', path: '/list', meta: { title: { 'zh-CN': '单', en: 'List' } } }];

function assigned(name: string, more: Partial<RemoteEntry> = {}): Assigned {
  const { record, declaration } = makeRemote(name, { shared: { 'antd/es/table': '^6.0.0' } });
  // What the list does not look at is left out.
  return { record, entry: { ...declaration, menu, ...more } as RemoteEntry };
}

test('all files of the menu’s remotes, then the workspace and what they share, each once and by its bytes', () => {
  const booking = assigned('booking');
  const others = [assigned('site', { public: true }), assigned('bare', { menu: [] })];
  const folder = `/remotes/booking/${booking.record?.version}`;
  expect(listFiles(shell, [booking, ...others, { entry: booking.entry, record: null }])).toEqual([
    { href: `${folder}/remote-entry.js`, bytes: expect.any(Number) },
    { href: `${folder}/static/js/pages.js`, bytes: expect.any(Number) },
    { href: '/static/js/start.js', bytes: 1 },
    { href: '/static/js/workspace.js', bytes: 2 },
    { href: '/static/css/workspace.css', bytes: 3 },
    { href: '/static/js/table.js', bytes: 4 },
  ]);
});

test('what draws PDFs is left with those who open one', () => {
  const booking = assigned('booking');
  Object.assign(booking.record?.files ?? {}, sized('static/js/async/pdf-program.2179b4d0e6.js', 424_693));
  expect(listFiles(null, [booking]).filter(({ href }) => href.includes('pdf'))).toEqual([]);
});

test('nothing where nobody’s menu leads anywhere, and no shell where none is built', () => {
  expect(listFiles(shell, [assigned('bare', { menu: [] })])).toEqual([]);
  expect(listFiles(null, [assigned('booking')])).toHaveLength(2);
});
