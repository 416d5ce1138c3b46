import { paths } from '@berth/contract';

/** Where this remote's pages are. */
export const bookingPaths = {
  list: paths.lclBookings,
  new: paths.newLclBooking,
  edit: paths.lclBooking,
  view: ({ id }: { id: string }) => `${paths.lclBooking({ id })}&mode=view`,
} as const;
