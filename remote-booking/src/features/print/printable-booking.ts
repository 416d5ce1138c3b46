import { type BookingStatus, canBooking, type DocumentKind, documentLimits } from '@berth/contract';

/** A booking of any kind, as far as printing asks about it. */
export type PrintableBooking = {
  id: string;
  businessNumber: string;
  status: BookingStatus;
  cartons: number;
  lines: number;
};

/** Which cartons labels are printed of, as typed: '' from the first, or to the last. */
export type TypedRange = { from: string; to: string };

export const wholeRange: TypedRange = { from: '', to: '' };

/** Those of which a document is printed, and those that stand where it is not. */
export function sortPrintable(bookings: readonly PrintableBooking[], document: DocumentKind) {
  const action = document === 'marks' ? 'printMarks' : 'printFigure';
  return {
    open: bookings.filter(({ status }) => canBooking(status, action)),
    barred: bookings.filter(({ status }) => !canBooking(status, action)),
  };
}

/** The carton that was typed: undefined for none, null for what is no whole number from 1. */
export function readCarton(typed: string): number | undefined | null {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return undefined;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** How much a file of it would be: labels, or lines of cargo; null where the range makes no sense. */
export function countPieces(
  bookings: readonly PrintableBooking[],
  document: DocumentKind,
  range: TypedRange,
): number | null {
  if (document === 'figure') return bookings.reduce((sum, { lines }) => sum + lines, 0);
  const [from, to] = [readCarton(range.from), readCarton(range.to)];
  if (from === null || to === null) return null;
  const labelsOf = ({ cartons }: PrintableBooking) =>
    Math.max(0, Math.min(to ?? cartons, cartons) - (from ?? 1) + 1);
  const labels = bookings.reduce((sum, booking) => sum + labelsOf(booking), 0);
  return labels === 0 ? null : labels;
}

/** At once, as a task, or in parts only. */
export type PrintWay = 'now' | 'task' | 'tooMuch';

export function wayToPrint(bookings: number, document: DocumentKind, pieces: number): PrintWay {
  const { waiting, task } = documentLimits[document];
  if (bookings > documentLimits.bookings || pieces > task) return 'tooMuch';
  return pieces > waiting ? 'task' : 'now';
}
