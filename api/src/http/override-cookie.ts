import type { OverrideRefusal, RefusedOverride } from '@berth/contract';

/** A version of a remote, as an address or a cookie names it. */
export type AskedVersion = { remote: string; version: string };

type Cookies = Readonly<Record<string, string | undefined>>;

/** Nobody tries out more at once, and the cookie is sent with every request. */
const mostOverrides = 20;
/** Characters of an unreadable part that its refusal repeats. */
const mostShown = 100;
const listed = /^([a-z][a-z0-9-]*)@(\d[\w.+-]*)$/;

/** Reads `?remotes=` and the cookie: `booking@1.5.0-rc.1,site@0.1.0+3f2a9c41d7e0`; unreadable parts are left out. */
export function parseOverrides(text: string): AskedVersion[] {
  return readParts(text).flatMap(({ name, reason }) => (name && reason === null ? name : []));
}

/**
 * Refuses the unreadable parts, those of another origin (versions come only from what is published here), and two
 * versions of one remote, between which only the person can choose.
 */
export function refuseMisnamed(text: string): RefusedOverride[] {
  return readParts(text).flatMap(({ part, reason }) =>
    reason === null ? [] : { asked: part.slice(0, mostShown), reason },
  );
}

type Part = { part: string; name: AskedVersion | null; reason: OverrideRefusal | null };

function readParts(text: string): Part[] {
  const parts = partsOf(text).map((part) => ({ part, name: readPart(part) }));
  return parts.map(({ part, name }) => {
    if (name === null) return { part, name, reason: part.includes('//') ? 'otherOrigin' : 'unreadable' };
    const isAlone = parts.filter((other) => other.name?.remote === name.remote).length === 1;
    return { part, name, reason: isAlone ? null : 'ambiguous' };
  });
}

/** Refuses every part, where a link of another site asked for them. */
export function refuseForeign(text: string): RefusedOverride[] {
  return partsOf(text).map((part) => ({ asked: part.slice(0, mostShown), reason: 'fromElsewhere' }));
}

function partsOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').slice(0, mostOverrides);
}

function readPart(part: string): AskedVersion | null {
  // A plus in a query is a space to those who read it as a form.
  const [, remote, version] = listed.exec(part.replaceAll(' ', '+')) ?? [];
  return remote && version ? { remote, version } : null;
}

export type OverrideCookie = {
  read: (cookies: Cookies) => AskedVersion[];
  /** A Set-Cookie value that lasts as long as the browser session; an empty list takes the cookie away. */
  write: (overrides: readonly AskedVersion[]) => string;
};

/** The versions that this browser session of a member of staff tries out. Whether they may is decided by `choose`. */
export function createOverrideCookie(publicOrigin: string): OverrideCookie {
  const isSecure = publicOrigin.startsWith('https:');
  const name = `${isSecure ? '__Host-' : ''}BERTH-REMOTES`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: (cookies) => parseOverrides(cookies[name] ?? ''),
    write: (overrides) => {
      const value = encodeURIComponent(
        overrides.map(({ remote, version }) => `${remote}@${version}`).join(','),
      );
      return `${name}=${value}; ${overrides.length === 0 ? 'Max-Age=0; ' : ''}${attributes}`;
    },
  };
}
