import { readStored, writeStored } from '@berth/runtime';
import type { SaveAttempt } from '@berth/ui';
import type { BasicsDraft, FormKind } from '../kind/form-kind.ts';

/** Unsaved work of a form as the browser keeps it, for a crash or an expired session. */
export type KeptBooking<Draft = BasicsDraft> = {
  /** Tells forms apart, so that one does not clear what another keeps. */
  formKey: string;
  businessNumber: string | null;
  /** The version that the changes were made on; null for a new booking. */
  version: number | null;
  /** ISO 8601 */
  keptAt: string;
  /** The window and the address of the form: while it is open there, it is offered nowhere else. */
  windowKey: string;
  address: string;
  draft: Draft;
  /** What the changes of a stored booking began from; null for a new one. */
  base: Draft | null;
  /** What was sent and perhaps not answered: sent again it saves once. */
  attempt: SaveAttempt | null;
};

/** Whose form it is, and of which booking; null for a new one. */
export type KeepingPlace<Draft extends BasicsDraft> = {
  userId: string;
  bookingId: string | null;
  kind: Pick<FormKind<Draft, never>, 'kind' | 'restore'>;
};

const recordVersion = 4;
/** Of one booking, by as many forms: two windows, or new bookings that each ended in a crash. */
const mostForms = 5;

type AnyPlace = { userId: string; bookingId: string | null; kind: { kind: string } };

/** One place per user and booking, one per kind for those without an id; in it one record per form, newest last. */
function placeOf({ userId, bookingId, kind: { kind } }: AnyPlace): string {
  const isNew = kind === 'lcl' ? 'new' : `new-${kind}`;
  return `berth.booking.kept.${userId}.${bookingId ?? isNew}`;
}

export function keepBooking(place: AnyPlace, kept: KeptBooking<unknown>): void {
  const others = readForms(place).filter(({ formKey }) => formKey !== kept.formKey);
  writeForms(place, [...others, kept]);
}

/** What was kept and may be offered, of the same address first, then the newest; null where there is nothing. */
export function findKeptBooking<Draft extends BasicsDraft>(
  place: KeepingPlace<Draft>,
  address: string,
  mayOffer: (kept: KeptBooking<unknown>) => boolean,
): KeptBooking<Draft> | null {
  const forms = readForms(place)
    .filter(mayOffer)
    .flatMap((form) => {
      const draft = place.kind.restore(form.draft);
      return draft ? [{ ...form, draft, base: form.base ? place.kind.restore(form.base) : null }] : [];
    });
  return forms.findLast((form) => form.address === address) ?? forms.at(-1) ?? null;
}

/** Removes what this form kept; what another form keeps in the same place stays. */
export function forgetKeptBooking(place: AnyPlace, formKey: string): void {
  const forms = readForms(place);
  const others = forms.filter((form) => form.formKey !== formKey);
  if (others.length < forms.length) writeForms(place, others);
}

function readForms(place: AnyPlace): KeptBooking<unknown>[] {
  try {
    const record: unknown = JSON.parse(readStored('local', placeOf(place)) ?? 'null');
    if (typeof record !== 'object' || record === null) return [];
    const { recordVersion: version, forms } = record as Record<string, unknown>; // every part is checked
    return version === recordVersion && Array.isArray(forms) ? forms.filter(isKept) : [];
  } catch {
    return [];
  }
}

function writeForms(place: AnyPlace, forms: readonly KeptBooking<unknown>[]): void {
  const record = { recordVersion, forms: forms.slice(-mostForms) };
  writeStored('local', placeOf(place), forms.length > 0 ? JSON.stringify(record) : null);
}

function isKept(form: unknown): form is KeptBooking<unknown> {
  if (typeof form !== 'object' || form === null) return false;
  const { formKey, windowKey, address, attempt } = form as Record<string, unknown>; // every part is checked
  return [formKey, windowKey, address].every((part) => typeof part === 'string') && isAttempt(attempt);
}

function isAttempt(attempt: unknown): boolean {
  if (attempt === null) return true;
  const { content, key } = (attempt ?? {}) as Record<string, unknown>; // both are checked
  return typeof content === 'string' && typeof key === 'string';
}

/** The rows of a kept list if each has these texts; a key is made new, so that those of the page count on. */
export function restoreRows<Row extends { key: string }>(
  rows: unknown,
  textFields: readonly (keyof Row & string)[],
): Row[] | null {
  const isRow = (row: unknown): row is Row =>
    typeof row === 'object' &&
    row !== null &&
    ['key', ...textFields].every((field) => typeof (row as Record<string, unknown>)[field] === 'string'); // read as unknown
  if (!Array.isArray(rows) || !rows.every(isRow)) return null;
  return rows.map((row) => ({ ...row, key: keptKey(row.key) }));
}

/** The key of a kept row on the page where it is shown again. */
export function keptKey(key: string): string {
  return `kept-${key}`;
}
