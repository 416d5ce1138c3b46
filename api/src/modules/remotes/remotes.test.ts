import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { declaration, makeFronts, write, writeRemote } from '../../../test/fronts.ts';
import { openPortal } from '../../../test/portal.ts';
import { createRemoteRegistry } from './remote-registry.ts';

let root: string;
let warnings: string[];
beforeEach(() => {
  root = makeFronts();
  warnings = [];
});
afterEach(() => rmSync(root, { recursive: true }));

const registry = (devRemotes: Record<string, string> = {}) =>
  createRemoteRegistry({ root, devRemotes, warn: (_error, message) => warnings.push(message) });
const names = () =>
  registry()
    .list()
    .map(({ name }) => name);

describe('GET /remotes', () => {
  test('answers everybody what the portal is made of', async () => {
    const portal = await openPortal({ fronts: root });
    try {
      const remotes = await portal.visitor.get('GET /remotes');
      expect(remotes).toEqual([
        {
          ...declaration,
          version: '0.1.0+0123456789ab',
          manifest: '/remotes/booking/0.1.0+0123456789ab/mf-manifest.json',
          integrity: {
            'remote.json': expect.stringMatching(/^sha384-/),
            'mf-manifest.json': expect.stringMatching(/^sha384-/),
            'static/js/pages.js': expect.stringMatching(/^sha384-/),
          },
        },
      ]);
    } finally {
      await portal.close();
    }
  });
});

describe('a remote that is broken is left out, and the others stand:', () => {
  test('it was never built', () => {
    write(join(root, 'remote-cost/remote.json'), JSON.stringify({ ...declaration, name: 'cost' }));
    expect(names()).toEqual(['booking']);
    expect(warnings).toEqual(['remote-cost is left out of the registry']);
  });

  test('it declares nonsense', () => {
    writeRemote(root, 'remote-cost', { ...declaration, name: '../cost' });
    expect(names()).toEqual(['booking']);
  });

  test('its record is cut off', () => {
    writeRemote(root, 'remote-cost', { ...declaration, name: 'cost' });
    write(join(root, 'remote-cost/dist/build.json'), '{"version": "0.1');
    expect(names()).toEqual(['booking']);
  });

  test('its build lists a file outside of it', () => {
    writeRemote(root, 'remote-cost', { ...declaration, name: 'cost' });
    const record = {
      version: '1',
      files: { 'mf-manifest.json': 'sha384-x', '../../etc/passwd': 'sha384-x' },
    };
    write(join(root, 'remote-cost/dist/build.json'), JSON.stringify(record));
    expect(names()).toEqual(['booking']);
  });

  test('it calls itself what another one is called', () => {
    writeRemote(root, 'remote-cost', declaration);
    expect(names()).toEqual(['booking']);
  });
});

test('a remote in development is read anew each time, from its source', () => {
  const manifest = 'http://localhost:3101/mf-manifest.json';
  const path = join(root, 'remote-booking/remote.json');
  write(path, JSON.stringify(declaration));
  const { list, fronts } = registry({ booking: manifest });
  expect(list()).toEqual([{ ...declaration, version: 'development', manifest, integrity: {} }]);
  expect(fronts).toEqual([]);
  write(path, JSON.stringify({ ...declaration, basePaths: ['/business/fcl'] }));
  expect(list()[0]?.basePaths).toEqual(['/business/fcl']);
});
