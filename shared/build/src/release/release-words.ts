import type { ReleasedVersion, ReleaseEvent, VersionError } from '@berth/contract/endpoints';

// A newer server may tell of more: that is shown as it names it.

/** What keeps a version. */
export const useWords: Record<ReleasedVersion['uses'][number], string> = {
  stable: 'stable',
  canary: 'canary',
  fallback: 'fallback',
  pinned: 'pinned',
  inSet: 'in a set',
};

/** What speaks against a version; a server from before this tool does not say it. */
export function failureText({
  customers = 0,
  failing = 0,
  isCanaryStopped,
}: Partial<ReleasedVersion>): string {
  const figures = failing > 0 ? [`${failing} of ${customers} customers`] : [];
  return [...figures, ...(isCanaryStopped ? ['canary stopped'] : [])].join(', ');
}

/** Where a version failed in a page. */
export const causeWords: Record<NonNullable<VersionError['cause']>, string> = {
  load: 'its files did not come',
  slow: 'too slow',
  integrity: 'a file is not what was published',
  start: 'did not start',
  chunk: "a page's code did not come",
  render: 'a page was not drawn',
};

/** What the history tells. */
export const eventWords: Record<ReleaseEvent['kind'], string> = {
  adopted: 'bundled versions put in force',
  promoted: 'made stable',
  canary: 'canary',
  canaryStopped: 'canary stopped',
  rolledBack: 'rolled back',
  pinned: 'pinned for a customer',
  unpinned: 'customer unpinned',
  setPromoted: 'set promoted',
  setRolledBack: 'set rolled back',
  published: 'published',
  removed: 'files removed',
  repaired: 'lost files put back',
  takenOver: 'bundled version taken over',
  leftOut: 'left out at the start',
  heldBack: 'not brought out at the start',
  unfit: 'bundled, and does not fit',
  sweepFailed: 'old files could not be removed',
  setSaved: 'set saved',
  setRemoved: 'set removed',
  keyMade: 'release key made',
  keyRevoked: 'release key revoked',
};
