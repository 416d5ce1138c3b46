import { readStored, writeStored } from '@berth/runtime';
import { cargoFields } from '../cargo-sheet/cargo-draft.ts';
import { type BookingDraft, newDraft } from '../edit-lcl-booking/booking-draft.ts';

/** Unsaved work of a form as the browser keeps it, for a crash or an expired session. */
export type KeptBooking = {
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
  draft: BookingDraft;
};

const recordVersion = 3;
/** Of one booking, by as many forms: two windows, or new bookings that each ended in a crash. */
const mostForms = 5;

/** One place per user and booking, `new` for those without an id; in it one record per form, newest last. */
function placeOf(userId: string, bookingId: string | null): string {
  return `berth.booking.kept.${userId}.${bookingId ?? 'new'}`;
}

export function keepBooking(userId: string, bookingId: string | null, kept: KeptBooking): void {
  const others = readForms(userId, bookingId).filter(({ formKey }) => formKey !== kept.formKey);
  writeForms(userId, bookingId, [...others, kept]);
}

/** What was kept and may be offered, of the same address first, then the newest; null where there is nothing. */
export function findKeptBooking(
  userId: string,
  bookingId: string | null,
  address: string,
  mayOffer: (kept: KeptBooking) => boolean,
): KeptBooking | null {
  const forms = readForms(userId, bookingId).filter(mayOffer);
  const kept = forms.findLast((form) => form.address === address) ?? forms.at(-1);
  return kept ? { ...kept, draft: withAllFields(kept.draft) } : null;
}

/** Removes what this form kept; what another form keeps in the same place stays. */
export function forgetKeptBooking(userId: string, bookingId: string | null, formKey: string): void {
  const forms = readForms(userId, bookingId);
  const others = forms.filter((form) => form.formKey !== formKey);
  if (others.length < forms.length) writeForms(userId, bookingId, others);
}

function readForms(userId: string, bookingId: string | null): KeptBooking[] {
  try {
    const record: unknown = JSON.parse(readStored('local', placeOf(userId, bookingId)) ?? 'null');
    if (typeof record !== 'object' || record === null) return [];
    const { recordVersion: version, forms } = record as Record<string, unknown>; // every part is checked
    return version === recordVersion && Array.isArray(forms) ? forms.filter(isKept) : [];
  } catch {
    return [];
  }
}

function writeForms(userId: string, bookingId: string | null, forms: readonly KeptBooking[]): void {
  const record = { recordVersion, forms: forms.slice(-mostForms) };
  writeStored('local', placeOf(userId, bookingId), forms.length > 0 ? JSON.stringify(record) : null);
}

function isKept(form: unknown): form is KeptBooking {
  if (typeof form !== 'object' || form === null) return false;
  const { formKey, windowKey, address, draft } = form as Record<string, unknown>; // every part is checked
  return [formKey, windowKey, address].every((part) => typeof part === 'string') && isDraft(draft);
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
