import type { OverrideRefusal, RefusedOverride } from '@berth/contract';
import type { VersionName } from '../releases/versions.repository.ts';

type Cookies = Readonly<Record<string, string | undefined>>;

/** Nobody tries out more at once, and a cookie goes along with every request. */
const mostOverrides = 20;
/** Of a part that is no version, when it is said that it was refused. */
const mostShown = 100;
const listed = /^([a-z][a-z0-9-]*)@(\d[\w.+-]*)$/;

/**
 * What `?remotes=` and the cookie hold: `booking@1.5.0-rc.1,site@0.1.0+3f2a9c41d7e0`; what is no such thing is left
 * out.
 */
export function parseOverrides(text: string): VersionName[] {
  return readParts(text).flatMap(({ name, reason }) => (name && reason === null ? name : []));
}

/**
 * The parts that are no such thing: versions come from what is published here, never from an address. Nor is it for
 * us to choose between two versions of a remote.
 */
export function refuseMisnamed(text: string): RefusedOverride[] {
  return readParts(text).flatMap(({ part, reason }) =>
    reason === null ? [] : { asked: part.slice(0, mostShown), reason },
  );
}

type Part = { part: string; name: VersionName | null; reason: OverrideRefusal | null };

function readParts(text: string): Part[] {
  const parts = partsOf(text).map((part) => ({ part, name: readPart(part) }));
  return parts.map(({ part, name }) => {
    if (name === null) return { part, name, reason: part.includes('//') ? 'otherOrigin' : 'unreadable' };
    const isAlone = parts.filter((other) => other.name?.remote === name.remote).length === 1;
    return { part, name, reason: isAlone ? null : 'ambiguous' };
  });
}

/** All of its parts, where a link of another site asked for them. */
export function refuseForeign(text: string): RefusedOverride[] {
  return partsOf(text).map((part) => ({ asked: part.slice(0, mostShown), reason: 'fromElsewhere' }));
}

function partsOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '').slice(0, mostOverrides);
}

function readPart(part: string): VersionName | null {
  // A plus in a query is a space to those who read it as a form.
  const [, remote, version] = listed.exec(part.replaceAll(' ', '+')) ?? [];
  return remote && version ? { remote, version } : null;
}

export type OverrideCookie = {
  read: (cookies: Cookies) => VersionName[];
  /** A Set-Cookie value that lasts as long as the browser session; an empty list takes the cookie away. */
  write: (overrides: readonly VersionName[]) => string;
};

/** Which versions this browser session of a member of staff tries out. It decides nothing by itself: see `choose`. */
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
