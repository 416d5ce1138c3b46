import { describe, expect, test } from '@jest/globals';
import { testRemotes } from '../testing/test-remotes.tsx';
import { guard } from './guard.ts';

const visit = (pathname: string, isSignedIn: boolean, dashboardUrl: string | null = null) => {
  const passage = guard({ pathname, isSignedIn, dashboardUrl, remotes: testRemotes });
  return passage.kind === 'redirect' ? `→ ${passage.to}` : passage.kind;
};

/** Spec section 2, Navigation guard. */
describe('the guard', () => {
  test.each([
    ['/login', 'login', 'login'],
    ['/index', 'public', 'public'],
    ['/index/news/detail', 'public', 'public'],
    ['/indexes', '→ /index', 'workspace'],
    ['/user_register', 'register', 'register'],
    ['/reset_password', 'resetPassword', 'resetPassword'],
    ['/scan_login', '→ /login', 'scanSignIn'],
    ['/join', 'join', 'join'],
    ['/', '→ /index', '→ /dashboard'],
    ['/orders/list', '→ /index', 'workspace'],
    ['/nowhere', '→ /index', 'workspace'],
    ['//elsewhere.example', '→ /index', '→ /dashboard'],
  ])('%s: signed out %s, signed in %s', (pathname, signedOut, signedIn) => {
    expect([visit(pathname, false), visit(pathname, true)]).toEqual([signedOut, signedIn]);
  });

  test('/ leads to the configured dashboard', () => {
    expect(visit('/', true, '/orders/list')).toBe('→ /orders/list');
  });

  test('a public remote around the page of releases does not take it', () => {
    const [site] = testRemotes;
    if (!site) throw new Error('there are test remotes');
    const remotes = [...testRemotes, { ...site, name: 'system', basePaths: ['/system'] }];
    const at = (pathname: string, isSignedIn: boolean) =>
      guard({ pathname, isSignedIn, dashboardUrl: null, remotes }).kind;
    expect([at('/system/log', false), at('/system/releases', true)]).toEqual(['public', 'workspace']);
    expect(at('/system/releases', false)).toBe('redirect');
  });

  test('only a page that was asked for is remembered', () => {
    const asked = (pathname: string) =>
      guard({ pathname, isSignedIn: false, dashboardUrl: null, remotes: testRemotes });
    expect(asked('/orders/list')).toMatchObject({ isAskedFor: true });
    expect(asked('/')).toMatchObject({ isAskedFor: false });
  });
});
