import type { LocalizedText } from '@berth/contract';

/** What became of one booking of a call about several: done, refused with the reason, or not there. */
export type BookingResult =
  | { id: string; outcome: 'returned' | 'deleted' | 'notFound' }
  | { id: string; outcome: 'refused'; texts: LocalizedText };

/** A booking of any kind, as far as dialogs about several name it. */
export type NamedBooking = { id: string; businessNumber: string };

/** One that was chosen too, and what it stands in the way of it. */
export type BarredBooking = { booking: NamedBooking; why: string };

/** The group of the words: `returning.title`. */
export type SeveralWords = 'returning' | 'deleting';

export function isDone({ outcome }: BookingResult): boolean {
  return outcome === 'returned' || outcome === 'deleted';
}
