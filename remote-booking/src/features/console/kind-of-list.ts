import { airBookingList, type BookingKind, fclBookingList } from '@berth/contract';

const kinds: Readonly<Record<string, BookingKind>> = {
  [fclBookingList.name]: 'fcl',
  [airBookingList.name]: 'air',
};

/** Of which kind the bookings of a list are. */
export const kindOfList = (list: string): BookingKind => kinds[list] ?? 'lcl';
