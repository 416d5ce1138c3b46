import type { ReleaseEvent } from '@berth/contract/endpoints';
import type { Releaser } from '../../../http/handlers.ts';
import type { Mover } from '../release-dependencies.ts';
import { requireRemote } from '../versions/check-release.ts';
import type { ReleaseList } from './read-releases.ts';

/** The remote that a key asks about: its own where it names none; null is all of them. */
export function scopeOf(mover: Mover, asked: string | undefined): string | null {
  if (asked !== undefined) requireRemote(mover, asked);
  return asked ?? (mover.remote === '*' ? null : mover.remote);
}

/** A team sees of a set that names its remote what is its own. */
export function listSeenBy({ remote: own }: Releaser, list: ReleaseList): ReleaseList {
  if (own === '*') return list;
  const sets = list.sets.map((set) => ({
    ...set,
    versions: Object.fromEntries(Object.entries(set.versions).filter(([remote]) => remote === own)),
  }));
  return { ...list, sets };
}

/** And of a deployment that moved several remotes, its own move. */
export function historySeenBy({ remote: own }: Releaser, events: ReleaseEvent[]): ReleaseEvent[] {
  if (own === '*') return events;
  return events.map((event) => ({ ...event, moved: event.moved.filter(({ remote }) => remote === own) }));
}
