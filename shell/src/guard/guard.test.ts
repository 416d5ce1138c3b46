import { describe, expect, test } from '@jest/globals';
import { guard } from './guard.ts';

const visit = (pathname: string, isSignedIn: boolean, dashboardUrl: string | null = null) => {
  const passage = guard({ pathname, isSignedIn, dashboardUrl });
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

  test('the pages of a public remote that are none of the public site need a session', () => {
    const at = (pathname: string, isSignedIn: boolean) => guard({ pathname, isSignedIn, dashboardUrl: null });
    expect(at('/site/leads', false)).toEqual({ kind: 'redirect', to: '/index', isAskedFor: true });
    expect([at('/site/leads', true).kind, at('/system/releases', true).kind]).toEqual([
      'workspace',
      'workspace',
    ]);
  });

  test('only a page that was asked for is remembered', () => {
    const asked = (pathname: string) => guard({ pathname, isSignedIn: false, dashboardUrl: null });
    expect(asked('/orders/list')).toMatchObject({ isAskedFor: true });
    expect(asked('/')).toMatchObject({ isAskedFor: false });
  });
});
