import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { declaration, makeFronts, write } from '../../../../test/fronts.ts';
import { createDevRemotes } from './dev-remotes.ts';

let root: string;
let warnings: string[];
beforeEach(() => {
  root = makeFronts();
  warnings = [];
  write(join(root, 'remote-booking/remote.json'), JSON.stringify(declaration));
});
afterEach(() => rmSync(root, { recursive: true }));

const remotes = (devRemotes: Record<string, string>, origins: string[] = []) =>
  createDevRemotes({ root, devRemotes, origins, warn: (error) => warnings.push(String(error)) });

test('a remote in development has no hashes, and is read again each time from its source', () => {
  const list = remotes({ booking: 'http://localhost:3101/remote-entry.js' });
  expect(list()).toEqual([
    {
      ...declaration,
      version: 'development',
      entry: 'http://localhost:3101/remote-entry.js',
      integrity: '',
      global: 'berth_booking',
      preload: {},
      fallback: null,
      isOverridden: false,
    },
  ]);
  write(
    join(root, 'remote-booking/remote.json'),
    JSON.stringify({ ...declaration, basePaths: ['/business/fcl'] }),
  );
  expect(list()[0]?.basePaths).toEqual(['/business/fcl']);
});

test('one that is broken is left out, and the others stand', () => {
  write(join(root, 'remote-cost/remote.json'), JSON.stringify(declaration));
  write(join(root, 'remote-site/remote.json'), '{');
  const at = 'http://localhost:3101/remote-entry.js';
  const list = remotes({ cost: at, site: at, gone: at, booking: at })();
  expect(list.map(({ name }) => name)).toEqual(['booking']);
  expect(warnings).toHaveLength(3);
  expect(warnings[0]).toContain('names the remote booking');
});

test('code from another machine needs its origin in REMOTE_ORIGINS', () => {
  const elsewhere = { booking: 'https://preview.example.com/booking/mf.json' };
  expect(remotes(elsewhere)()).toEqual([]);
  expect(warnings).toEqual(['Error: REMOTE_ORIGINS does not name https://preview.example.com']);
  expect(remotes(elsewhere, ['https://preview.example.com'])()[0]?.entry).toBe(
    'https://preview.example.com/booking/remote-entry.js',
  );
});
