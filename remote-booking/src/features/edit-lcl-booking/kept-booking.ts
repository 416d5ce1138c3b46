import { readStored, writeStored } from '@berth/runtime';
import { cargoFields } from '../cargo-sheet/cargo-draft.ts';
import { type BookingDraft, newDraft } from './booking-draft.ts';

/** Unsaved work of a form as the browser keeps it, for a crash or an expired session. */
export type KeptBooking = {
  /** Tells forms apart, so that one does not clear what another keeps. */
  formKey: string;
  businessNumber: string | null;
  /** The version that the changes were made on; null for a new booking. */
  version: number | null;
  /** ISO 8601 */
  keptAt: string;
  draft: BookingDraft;
};

const recordVersion = 1;

/** One place per user and booking; `new` for one without an id. */
function placeOf(userId: string, bookingId: string | null): string {
  return `berth.booking.kept.${userId}.${bookingId ?? 'new'}`;
}

export function keepBooking(userId: string, bookingId: string | null, kept: KeptBooking): void {
  writeStored('local', placeOf(userId, bookingId), JSON.stringify({ recordVersion, ...kept }));
}

/** What was kept, or null where there is nothing that this form can show. */
export function findKeptBooking(userId: string, bookingId: string | null): KeptBooking | null {
  const text = readStored('local', placeOf(userId, bookingId));
  if (text === null) return null;
  try {
    const record: unknown = JSON.parse(text);
    return isKept(record) ? { ...record, draft: withAllFields(record.draft) } : null;
  } catch {
    return null;
  }
}

/** Removes what this form kept; what another form keeps in the same place stays. */
export function forgetKeptBooking(userId: string, bookingId: string | null, formKey: string): void {
  if (findKeptBooking(userId, bookingId)?.formKey === formKey) {
    writeStored('local', placeOf(userId, bookingId), null);
  }
}

function isKept(record: unknown): record is KeptBooking {
  if (typeof record !== 'object' || record === null) return false;
  const { recordVersion: version, formKey, draft } = record as Record<string, unknown>; // every part is checked
  return version === recordVersion && typeof formKey === 'string' && isDraft(draft);
}

function isDraft(draft: unknown): draft is BookingDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { cargo } = draft as { cargo?: unknown }; // checked next
  const isLine = (line: unknown) =>
    typeof line === 'object' &&
    line !== null &&
    cargoFields.every((field) => typeof (line as Record<string, unknown>)[field] === 'string'); // read as unknown
  return Array.isArray(cargo) && cargo.length > 0 && cargo.every(isLine);
}

/** A record of an older form may lack a newer field; keys of lines are made anew, those of the page count on. */
function withAllFields(draft: BookingDraft): BookingDraft {
  const blank = newDraft();
  const cargo = draft.cargo.map((line) => ({ ...line, key: `kept-${line.key}` }));
  return { ...blank, ...draft, cargo };
}
