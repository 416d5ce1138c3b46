import { type RecordChange, type RecordKind, recordKinds } from '@berth/contract';

// A page refetches every record that it shows: with more than these it would refetch nearly all in any case.
const mostNamed = 50;

/** The records that changed since a page was last sent some; of many of a kind it remembers only that any may have. */
export class ChangedRecords {
  readonly #changed = new Map<RecordKind, Set<string> | null>();

  add({ kind, id }: { kind: RecordKind; id: string }): void {
    const ids = this.#changed.get(kind);
    if (ids === null) return;
    const more = new Set(ids).add(id);
    this.#changed.set(kind, more.size > mostNamed ? null : more);
  }

  /** Any of any kind may have changed. */
  addAny(): void {
    for (const kind of recordKinds) this.#changed.set(kind, null);
  }

  /** The changes by kind, each given once. */
  take(): RecordChange[] {
    const changes = [...this.#changed].map(([kind, ids]) => ({ kind, ids: ids && [...ids] }));
    this.#changed.clear();
    return changes;
  }
}
