import { paths } from '@berth/contract';
import { newUuid } from './new-uuid.ts';

/** Where this remote's pages are. */
export const bookingPaths = {
  list: paths.lclBookings,
  /** The page of one booking, to add or to change. */
  detail: paths.newLclBooking,
  /** Another new booking: each has an address, and so a tab, of its own. */
  new: () => `${paths.newLclBooking()}?new=${newUuid().slice(0, 8)}`,
  /** A new booking that starts with what another one, or a template, has. */
  copy: ({ id }: { id: string }) => `${bookingPaths.new()}&copy=${encodeURIComponent(id)}`,
  fromTemplate: ({ id }: { id: string }) => `${bookingPaths.new()}&template=${encodeURIComponent(id)}`,
  edit: paths.lclBooking,
  view: ({ id }: { id: string }) => `${paths.lclBooking({ id })}&mode=view`,
} as const;

/** The same of full containers. */
export const fclPaths = {
  list: paths.fclBookings,
  detail: paths.newFclBooking,
  new: () => `${paths.newFclBooking()}?new=${newUuid().slice(0, 8)}`,
  copy: ({ id }: { id: string }) => `${fclPaths.new()}&copy=${encodeURIComponent(id)}`,
  edit: paths.fclBooking,
  view: ({ id }: { id: string }) => `${paths.fclBooking({ id })}&mode=view`,
} as const;

/** Air bookings are only read. */
export const airPaths = {
  list: paths.airBookings,
  detail: paths.anyAirBooking,
  view: paths.airBooking,
} as const;
