import { useLocale } from '@berth/runtime';
import { useState } from 'react';
import {
  countPieces,
  type PrintableBooking,
  sortPrintable,
  wayToPrint,
  wholeRange,
} from './printable-booking.ts';
import type { PrintChoices } from './use-print.ts';

/** What was chosen to be printed of bookings, and how much that is. */
export function usePrintPlan(bookings: readonly PrintableBooking[]) {
  const locale = useLocale();
  const [choices, setChoices] = useState<PrintChoices>({
    // A booking of whole containers may have no cartons yet.
    document: hasCartons(bookings) ? 'marks' : 'figure',
    size: '100x150',
    language: locale,
    range: wholeRange,
  });
  const { document, range } = choices;
  const { open, barred } = sortPrintable(bookings, document);
  const pieces = countPieces(open, document, range);
  const way = pieces === null ? 'now' : wayToPrint(open.length, document, pieces);
  return {
    choices,
    choose: (change: Partial<PrintChoices>) => setChoices((now) => ({ ...now, ...change })),
    open,
    barred,
    /** Labels, or lines of cargo; null where the range of cartons makes no sense. */
    pieces,
    way,
    hasCartons: hasCartons(open),
    canPrint: open.length > 0 && pieces !== null && way !== 'tooMuch',
  };
}

export type PrintPlan = ReturnType<typeof usePrintPlan>;

const hasCartons = (bookings: readonly PrintableBooking[]) => bookings.some(({ cartons }) => cartons > 0);
