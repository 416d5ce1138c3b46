import Cookies from 'js-cookie';

const tokenCookie = 'TOKEN';

/** What a client asks with: the readable half of the session (spec section 9); the other half is HttpOnly. */
export function readToken(): string | undefined {
  return Cookies.get(tokenCookie);
}

/** Stores the token for as many seconds as the server gave it. */
export function writeToken(token: string, expireSeconds: number): void {
  Cookies.set(tokenCookie, token, {
    expires: new Date(Date.now() + expireSeconds * 1000),
    path: '/',
    sameSite: 'strict',
    secure: window.location.protocol === 'https:',
  });
}

export function removeToken(): void {
  Cookies.remove(tokenCookie, { path: '/' });
}
