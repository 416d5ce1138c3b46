import type { SaveAttempt } from '../save/save-attempt.ts';
import type { UnsavedStore } from './unsaved-store.ts';

/** Unsaved work of a form as the browser retains it, for a crash or an expired session. */
export type RetainedDraft<Draft> = {
  /** Identifies the form, so that one does not clear what another retains. */
  formKey: string;
  /** The version that the changes were made on; null for a new record. */
  version: number | null;
  /** When it was retained, ISO 8601. The name is part of the stored format. */
  keptAt: string;
  /** The window and the address of the form: while it is open there, it is offered nowhere else. */
  windowKey: string;
  address: string;
  draft: Draft;
  /** The stored record that the changes were made on; null for a new record. */
  base: Draft | null;
  /** What controls held and the draft does not have, by path. */
  unread?: Readonly<Record<string, string>>;
  /** What was sent and perhaps not answered: sent again it saves once. */
  attempt: SaveAttempt | null;
};

/** Of which record drafts are, and how one is read: null for what the form cannot show. */
export type DraftPlace<Draft> = { place: string; restore: (draft: unknown) => Draft | null };

/** The usual place: one per user and record, one per kind for new records. */
export function draftPlace(record: { kind: string; userId: string; id: string | null }): string {
  return `berth.draft.${record.kind}.${record.userId}.${record.id ?? 'new'}`;
}

/**
 * The draft that may be offered, of the same address first, then the newest; null where there is none. `Facts` are
 * what the form retained beside the draft, such as a number that was reserved: whoever wrote them knows their shape.
 */
export function findRetainedDraft<Draft, Facts extends object = object>(
  store: Pick<UnsavedStore, 'list'>,
  { place, restore }: DraftPlace<Draft>,
  address: string,
  mayOffer: (retained: RetainedDraft<unknown>) => boolean,
): (RetainedDraft<Draft> & Partial<Facts>) | null {
  const forms = store
    .list()
    .filter((stored) => stored.place === place && mayOffer(stored.retained))
    .flatMap(({ retained }) => {
      const draft = restore(retained.draft);
      if (!draft) return [];
      const read = { ...retained, draft, base: retained.base ? restore(retained.base) : null };
      return [read as RetainedDraft<Draft> & Partial<Facts>]; // facts may be missing: every one is optional
    });
  return forms.findLast((form) => form.address === address) ?? forms.at(-1) ?? null;
}
