import { recordsChanged, recordTag } from './record-news.ts';

/** {@link recordTag} of a booking, by the name that released remotes import. */
export const bookingTag = (id?: string) => recordTag('booking', id);

/** {@link recordsChanged} of bookings, by the name that released shells import. */
export const bookingsChanged = (changed: readonly string[] | null) => recordsChanged('booking', changed);
