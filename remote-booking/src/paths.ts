import { paths } from '@berth/contract';
// Not by the kit's index: the build reads these paths in Node, which loads no style sheets.
import { newUuid } from '@berth/ui/new-uuid';

type PathOfOne = (booking: { id: string }) => string;
type KindPaths = { list: () => string; new: () => string; one: PathOfOne; view: PathOfOne };

/** The pages of bookings of a kind that are made and changed here. */
function editedPaths({ list, new: detail, one: edit, view }: KindPaths) {
  const another = () => `${detail()}?new=${newUuid().slice(0, 8)}`;
  return {
    list,
    /** The page of one booking, to add or to change. */
    detail,
    /** Another new booking: each has an address, and so a tab, of its own. */
    new: another,
    /** A new booking that starts with what another one, or a template, has. */
    copy: ({ id }: { id: string }) => `${another()}&copy=${encodeURIComponent(id)}`,
    fromTemplate: ({ id }: { id: string }) => `${another()}&template=${encodeURIComponent(id)}`,
    edit,
    view,
  };
}

export type EditedPaths = ReturnType<typeof editedPaths>;

/** Where this remote's pages are. */
export const bookingPaths = editedPaths({
  list: paths.lclBookings,
  new: paths.newLclBooking,
  one: paths.lclBooking,
  view: paths.lclBookingView,
});

/** The same of full containers. */
export const fclPaths = editedPaths({
  list: paths.fclBookings,
  new: paths.newFclBooking,
  one: paths.fclBooking,
  view: paths.fclBookingView,
});

/** Air bookings are only read. */
export const airPaths = {
  list: paths.airBookings,
  detail: paths.anyAirBooking,
  view: paths.airBooking,
} as const;

/** The bookings of all customers, for staff. */
export const deskPaths = {
  list: paths.deskBookings,
  detail: () => `${paths.deskBookings()}/detail`,
  one: paths.deskBooking,
} as const;
