import { knowsOfVersions, type RefusedOverride, type Registry } from '@berth/contract';
import { createSignal, readStored, writeStored } from '@berth/runtime';
import { plainOverrides } from './take-override-query.ts';

const key = 'berth.askedOverrides';
/** In the place of what another site's link asked for: nothing of it is kept but that it did. */
const fromElsewhere = 'fromElsewhere';

/** What was asked for by this page's address and is not what it runs; for staff to be told. */
export const refusedOverrides = createSignal<readonly RefusedOverride[]>([]);

type Person = { permissions: readonly string[] } | null;
type Answered = {
  asked: string | null;
  /** The same, as far as the server saw that it was typed, or followed on our own pages. */
  own: string | null;
  refused: readonly RefusedOverride[];
  registry: Registry;
};

/**
 * What `?remotes=` of this page's address led to. Of somebody who is not signed in it is kept for the way back to the
 * page after signing in, unless it stood in another site's link: that one has no say in what staff run. A customer
 * hears nothing of versions.
 */
export function settleOverrides(person: Person, { asked, own, refused, registry }: Answered): void {
  if (asked === null) return;
  if (person) {
    if (knowsOfVersions(person.permissions)) refusedOverrides.set(refusalsOf(asked, refused, registry));
    return;
  }
  // A page that was kept tells of an earlier visit: only what that one asked for itself is believed.
  const isOwn = own !== null && plainOverrides(own) === asked;
  writeStored('session', key, asked === '' ? null : isOwn ? asked : fromElsewhere);
}

function refusalsOf(
  asked: string,
  refused: readonly RefusedOverride[],
  registry: Registry,
): RefusedOverride[] {
  // The server did not see who asked.
  if (asked !== '' && registry.audience === null) return [{ asked, reason: 'fromElsewhere' }];
  // A page that was kept tells of an earlier visit.
  return refused.filter((each) => asked.includes(plainOverrides(each.asked)));
}

/**
 * The address where somebody who signs in goes on: to the server with what they asked for before, if they may know of
 * versions; else null. It is asked for once, whoever signs in. Staff who followed another site's link are told that it
 * is not taken.
 */
export function addressWithOverrides(person: Person, path: string): string | null {
  const asked = readStored('session', key);
  writeStored('session', key, null);
  if (!asked || !person || !knowsOfVersions(person.permissions)) return null;
  if (asked === fromElsewhere) {
    refusedOverrides.set([{ asked: '?remotes=', reason: fromElsewhere }]);
    return null;
  }
  const url = new URL(path, window.location.origin);
  url.searchParams.set('remotes', asked);
  // Whole: a path that begins with two slashes would lead to another site.
  return url.href;
}
