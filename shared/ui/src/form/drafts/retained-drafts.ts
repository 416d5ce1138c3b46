import { readText, writeText } from '../../stored-record/stored-text.ts';
import type { SaveAttempt } from '../save/save-attempt.ts';

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
  /** What was sent and perhaps not answered: sent again it saves once. */
  attempt: SaveAttempt | null;
};

/** Where drafts of one record lie in the browser, and how one is read: null for what the form cannot show. */
export type DraftPlace<Draft> = { place: string; restore: (draft: unknown) => Draft | null };

const recordVersion = 4;
/** Of one record, by as many forms: two windows, or new records that each ended in a crash. */
const mostForms = 5;

/** The usual place: one per user and record, one per kind for new records; in it one draft per form, newest last. */
export function draftPlace(record: { kind: string; userId: string; id: string | null }): string {
  return `berth.draft.${record.kind}.${record.userId}.${record.id ?? 'new'}`;
}

export function retainDraft(place: string, retained: RetainedDraft<unknown>): void {
  const others = readForms(place).filter(({ formKey }) => formKey !== retained.formKey);
  writeForms(place, [...others, retained]);
}

/**
 * The draft that may be offered, of the same address first, then the newest; null where there is none. `Facts` are
 * what the form retained beside the draft, such as a number that was reserved: whoever wrote them knows their shape.
 */
export function findRetainedDraft<Draft, Facts extends object = object>(
  { place, restore }: DraftPlace<Draft>,
  address: string,
  mayOffer: (retained: RetainedDraft<unknown>) => boolean,
): (RetainedDraft<Draft> & Partial<Facts>) | null {
  const forms = readForms(place)
    .filter(mayOffer)
    .flatMap((form) => {
      const draft = restore(form.draft);
      if (!draft) return [];
      const read = { ...form, draft, base: form.base ? restore(form.base) : null };
      return [read as RetainedDraft<Draft> & Partial<Facts>]; // facts may be missing: every one is optional
    });
  return forms.findLast((form) => form.address === address) ?? forms.at(-1) ?? null;
}

/** Removes what this form retained; what another form retains in the same place stays. */
export function forgetRetainedDraft(place: string, formKey: string): void {
  const forms = readForms(place);
  const others = forms.filter((form) => form.formKey !== formKey);
  if (others.length < forms.length) writeForms(place, others);
}

function readForms(place: string): RetainedDraft<unknown>[] {
  try {
    const record: unknown = JSON.parse(readText('local', place) ?? 'null');
    if (typeof record !== 'object' || record === null) return [];
    const { recordVersion: version, forms } = record as Record<string, unknown>; // every part is checked
    return version === recordVersion && Array.isArray(forms) ? forms.filter(isRetained) : [];
  } catch {
    return [];
  }
}

function writeForms(place: string, forms: readonly RetainedDraft<unknown>[]): void {
  const record = { recordVersion, forms: forms.slice(-mostForms) };
  writeText('local', place, forms.length > 0 ? JSON.stringify(record) : null);
}

function isRetained(form: unknown): form is RetainedDraft<unknown> {
  if (typeof form !== 'object' || form === null) return false;
  const { formKey, windowKey, address, attempt } = form as Record<string, unknown>; // every part is checked
  return [formKey, windowKey, address].every((part) => typeof part === 'string') && isAttempt(attempt);
}

function isAttempt(attempt: unknown): boolean {
  if (attempt === null) return true;
  const { content, key } = (attempt ?? {}) as Record<string, unknown>; // both are checked
  return typeof content === 'string' && typeof key === 'string';
}
