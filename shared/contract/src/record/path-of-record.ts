import { paths } from '../paths.ts';

/** Records that have a page of their own: bookings have one for each kind of transport. */
export const pagedRecords = ['lclBooking', 'fclBooking', 'airBooking', 'bill', 'declaration'] as const;
export type PagedRecord = (typeof pagedRecords)[number];

type Pages = { one: (record: { id: string }) => string; view: (record: { id: string }) => string };

const pages: Record<PagedRecord, Pages> = {
  lclBooking: { one: paths.lclBooking, view: paths.lclBookingView },
  fclBooking: { one: paths.fclBooking, view: paths.fclBookingView },
  airBooking: { one: paths.airBooking, view: paths.airBooking },
  bill: { one: paths.bill, view: paths.bill },
  declaration: { one: paths.declaration, view: paths.declaration },
};

/** Where a record is shown; with `view` to read, also where it could be changed. For messages, search and tasks. */
export function pathOfRecord(record: PagedRecord, id: string, page: keyof Pages = 'one'): string {
  return pages[record][page]({ id });
}
