import { isSecret, makeSecret } from './secrets.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

export type SessionCookies = {
  /** The companion of the request's session. */
  read: (cookies: Cookies) => string | undefined;
  /** A Set-Cookie value that keeps the companion for as long as the session. */
  keep: (companion: string, maxAgeSeconds: number) => string;
  clear: () => string;
  /** The browser that asked for a captcha: only it may answer. */
  readBrowser: (cookies: Cookies) => string | undefined;
  keepBrowser: (secret: string, maxAgeSeconds: number) => string;
  /** That browser's secret, or a new one: what is in another tab stays answerable, and a code that was sent. */
  browserOrNew: (cookies: Cookies) => string;
  /** The browser in which somebody has signed in before; it outlasts the session. */
  readKnownBrowser: (cookies: Cookies) => string | undefined;
  keepKnownBrowser: (secret: string, maxAgeSeconds: number) => string;
};

/** The cookies that scripts cannot read. On https they carry the prefix that ties them to this very host. */
export function createSessionCookies(publicOrigin: string): SessionCookies {
  const isSecure = publicOrigin.startsWith('https:');
  const prefix = isSecure ? '__Host-' : '';
  const companionName = `${prefix}BERTH`;
  const browserName = `${prefix}BERTH-BROWSER`;
  const knownName = `${prefix}BERTH-KNOWN`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const write = (name: string, value: string, maxAge: number) =>
    `${name}=${value}; Max-Age=${maxAge}; ${attributes}`;
  return {
    read: (cookies) => cookies[companionName],
    keep: (companion, maxAge) => write(companionName, companion, maxAge),
    clear: () => write(companionName, '', 0),
    readBrowser: (cookies) => readSecret(cookies, browserName),
    keepBrowser: (secret, maxAge) => write(browserName, secret, maxAge),
    browserOrNew: (cookies) => readSecret(cookies, browserName) ?? makeSecret(),
    readKnownBrowser: (cookies) => readSecret(cookies, knownName),
    keepKnownBrowser: (secret, maxAge) => write(knownName, secret, maxAge),
  };
}

/** It is sent back as a header: only what was once given out may stand in one. */
function readSecret(cookies: Cookies, name: string): string | undefined {
  const secret = cookies[name];
  return secret !== undefined && isSecret(secret) ? secret : undefined;
}
