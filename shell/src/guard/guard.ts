import { isSitePage, paths } from '@berth/contract';

/** What an address leads to. */
export type Passage =
  | { kind: 'login' }
  | { kind: 'resetPassword' }
  | { kind: 'register' }
  | { kind: 'scanSignIn' }
  | { kind: 'join' }
  | { kind: 'public' }
  | { kind: 'workspace' }
  | { kind: 'redirect'; to: string; isAskedFor: boolean };

type Visit = {
  pathname: string;
  isSignedIn: boolean;
  dashboardUrl: string | null;
};

const staticPaths = [paths.register(), paths.resetPassword(), paths.join()];
const defaultDashboard = '/dashboard';

/**
 * The navigation guard (spec section 2): /login always proceeds, static routes and everything under /index
 * proceed without login, `/` leads to the dashboard, anything else leads to /index when nobody is signed in.
 */
export function guard({ pathname, isSignedIn, dashboardUrl }: Visit): Passage {
  if (pathname === paths.login()) return { kind: 'login' };
  if (pathname === paths.resetPassword()) return { kind: 'resetPassword' };
  if (pathname === paths.register()) return { kind: 'register' };
  if (pathname === paths.join()) return { kind: 'join' };
  if (pathname === paths.scanSignIn()) {
    // A phone that is not signed in does that first, and comes back with the code.
    return isSignedIn ? { kind: 'scanSignIn' } : { kind: 'redirect', to: paths.login(), isAskedFor: true };
  }
  if (isPublicPath(pathname)) return { kind: 'public' };
  if (!isSignedIn) return { kind: 'redirect', to: paths.home(), isAskedFor: pathname !== '/' };
  // `//elsewhere` is an address of another site as soon as a link is made of it.
  if (pathname === '/' || pathname.startsWith('//'))
    return { kind: 'redirect', to: dashboardUrl ?? defaultDashboard, isAskedFor: false };
  return { kind: 'workspace' };
}

/** Whether a page needs no session. */
export function isPublicPath(pathname: string): boolean {
  return isSitePage(pathname) || pathname === paths.login() || staticPaths.includes(pathname);
}
