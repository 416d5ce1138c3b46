import type { RecordKind } from '@berth/contract';
import { berthApi } from '../api/berth-api.ts';
import { tagTypeOf } from '../api/tag-type.ts';
import { activeStore } from '../store/create-store.ts';

type Waiting = { ids: Set<string> | 'all'; timer: ReturnType<typeof setTimeout> | null };

const anyRecord = 'any';
// A carrier's system may report hundreds of containers in a row.
const restMs = 1000;

/** Changes by kind that no query has been refetched for yet. */
const waiting = new Map<RecordKind, Waiting>();

/**
 * What a query answers about, for its `providesTags`: one record by its id, or any of its kind (a list). Answers that
 * are on screen are refetched when such a record changes, wherever that happens: no page need watch for it.
 */
export function recordTag(kind: RecordKind, id: string = anyRecord) {
  return { type: tagTypeOf(kind), id } as const;
}

/**
 * The server says that records of a kind changed, by their ids, or with null that any may have; for the shell, which
 * hears it. The first change is acted upon at once, those of the next second together.
 */
export function recordsChanged(kind: RecordKind, ids: readonly string[] | null): void {
  const changes = waiting.get(kind) ?? { ids: new Set<string>(), timer: null };
  waiting.set(kind, changes);
  if (ids === null) changes.ids = 'all';
  else if (changes.ids !== 'all') for (const id of ids) changes.ids.add(id);
  if (changes.timer === null) refetchChanged(kind, changes);
}

function refetchChanged(kind: RecordKind, changes: Waiting): void {
  const { ids } = changes;
  changes.ids = new Set();
  const isNews = ids === 'all' || ids.size > 0;
  changes.timer = isNews ? setTimeout(() => refetchChanged(kind, changes), restMs) : null;
  if (!isNews) return;
  const tags =
    ids === 'all' ? [tagTypeOf(kind)] : [recordTag(kind), ...[...ids].map((id) => recordTag(kind, id))];
  activeStore().dispatch(berthApi.util.invalidateTags(tags));
}
