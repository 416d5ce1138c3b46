import type { BookingBasics, BookingKind, Problem, SaveAction } from '@berth/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import type { BookingTable } from '../bookings.schema.ts';

/** Everything of a new row that is not what the customer entered. */
type Managed =
  | 'id'
  | 'customer_id'
  | 'kind'
  | 'business_number'
  | 'version'
  | 'status'
  | 'return_reason'
  | 'warehouse_entry_number'
  | 'created_at'
  | 'updated_at';

/** What the customer entered, as columns. */
export type EnteredColumns = Omit<Insertable<BookingTable>, Managed>;

/** `codes`: of every list, the ports', the packings' and so on. */
export type ChosenBefore = { transportChannel: string; codes: ReadonlySet<string> };

/** How the kinds of booking differ when one is saved. */
export type KindOfBooking<Booking extends BookingBasics> = {
  kind: BookingKind;
  /** The booking as it is checked and stored. */
  settle: (booking: Booking, reference: ReferenceCatalog) => Booking;
  /** What keeps a settled booking from being saved, paths from its own fields on. */
  problems: (booking: Booking, action: SaveAction, reference: ReferenceCatalog) => Problem[];
  /** Problems of choices that a submitted booking may retain but a new one may not make; `before` is the submitted one. */
  newProblems: (booking: Booking, reference: ReferenceCatalog, before: ChosenBefore | null) => Problem[];
  columns: (booking: Booking, reference: ReferenceCatalog) => EnteredColumns;
  /** Stores what it has in tables of its own, other than its cargo lines, in place of what is there. */
  storeParts?: (
    database: Kysely<Tables>,
    place: { customerId: string; bookingId: string },
    booking: Booking,
  ) => Promise<void>;
};
