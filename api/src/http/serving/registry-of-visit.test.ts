import { expect, test } from '@jest/globals';
import { entryHash, remoteEntry } from '../../../test/remote-entry.ts';
import { registryOfVisit } from './registry-of-visit.ts';

function remote(name: string, basePath: string, isPublic: boolean) {
  const exposed = { href: `/remotes/${name}/1/exposed.js`, integrity: entryHash };
  return remoteEntry({ name, basePath, isPublic, preload: { '': [exposed] } });
}

const registry = {
  deployment: 1,
  issuedAt: '2026-11-28T00:00:00Z',
  audience: null,
  contract: 'c',
  remotes: [
    remote('booking', '/business', false),
    remote('cost', '/cost', false),
    remote('site', '/index', true),
  ],
};

const withFiles = (path: string, changes: { isSignedIn?: boolean; dashboardUrl?: string } = {}) =>
  registryOfVisit(registry, { path, isSignedIn: false, dashboardUrl: null, ...changes })
    .remotes.filter(({ preload }) => Object.keys(preload).length > 0)
    .map(({ name }) => name);

test('a visitor of the login page gets the files of the public site and of the dashboard alone', () => {
  expect(withFiles('/login')).toEqual(['site']);
  expect(withFiles('/login', { dashboardUrl: '/cost/bills' })).toEqual(['cost', 'site']);
});

test('a visitor whose session was not seen gets the files of the page that they asked for', () => {
  expect(withFiles('/business/lcl/index')).toEqual(['booking', 'site']);
});

test('a visitor of the public site gets none of the files of its remote’s pages for staff', () => {
  const exposed = { href: '/remotes/site/1/exposed.js', integrity: entryHash };
  const preload = { '': [exposed], 'zh-CN': [exposed], '/index': [exposed], '/site/leads': [exposed] };
  const site = remoteEntry({ name: 'site', basePath: '/index', isPublic: true, preload });
  const ofSite = { ...registry, remotes: [{ ...site, basePaths: ['/index', '/site'] }] };
  const keys = (path: string) => {
    const visit = { path, isSignedIn: false, dashboardUrl: null };
    return registryOfVisit(ofSite, visit).remotes.flatMap((entry) => Object.keys(entry.preload));
  };
  expect([keys('/index'), keys('/login')]).toEqual([
    ['', 'zh-CN', '/index'],
    ['', 'zh-CN', '/index'],
  ]);
  expect(keys('/site/leads')).toEqual(['', 'zh-CN', '/index', '/site/leads']);
});

test('whoever is signed in gets all of them', () => {
  expect(withFiles('/login', { isSignedIn: true })).toEqual(['booking', 'cost', 'site']);
});

test('every remote of the registry is there, with or without its files', () => {
  const { remotes } = registryOfVisit(registry, { path: '/login', isSignedIn: false, dashboardUrl: null });
  expect(remotes.map(({ name, version, entry }) => [name, version, entry])).toEqual(
    registry.remotes.map(({ name, version, entry }) => [name, version, entry]),
  );
});
