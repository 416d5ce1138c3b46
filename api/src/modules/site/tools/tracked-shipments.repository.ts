import type { BookingKind, BookingStatus } from '@berth/contract';
import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

// Whoever asks here is nobody's: a booking is found by two facts that stand on its papers. What is read of it after that is
// read by the customer that is found here.

export type TrackedShipment = {
  id: string;
  customer_id: string;
  status: Exclude<BookingStatus, 'draft'>;
  vessel: string;
  voyage: string;
};

/** What goes by sea; air freight is in no container. */
const kinds: BookingKind[] = ['lcl', 'fcl'];
const columns = [
  'booking.id',
  'booking.customer_id',
  'booking.status',
  'booking.vessel',
  'booking.voyage',
] as const;

/** The submitted booking of a business number, if the customer's own number or one of its containers is right. */
export async function findByBookingAnd(
  database: Kysely<Tables>,
  businessNumber: string,
  proof: { ownNumberKey: string; containerNumber: string },
): Promise<TrackedShipment | null> {
  const isInContainer = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'booking'>) =>
    exists(
      selectFrom('booking_container')
        .innerJoin('container_trip', 'container_trip.id', 'booking_container.trip_id')
        .whereRef('booking_container.booking_id', '=', 'booking.id')
        .where('container_trip.number', '=', proof.containerNumber)
        .select('container_trip.id'),
    );
  const shipment = await database
    .selectFrom('booking')
    .where('business_number', '=', businessNumber)
    .where('kind', 'in', kinds)
    .where('status', '<>', 'draft')
    .where((eb) => eb.or([eb('customer_business_number_key', '=', proof.ownNumberKey), isInContainer(eb)]))
    .select(columns)
    .$narrowType<Pick<TrackedShipment, 'status'>>()
    .executeTakeFirst();
  return shipment ?? null;
}

/**
 * The submitted booking whose cargo is in a container, if its business number or the customer's own is right; of several the
 * one on the last voyage.
 */
export async function findByContainerAnd(
  database: Kysely<Tables>,
  containerNumber: string,
  proof: { ownNumberKey: string; businessNumber: string },
): Promise<TrackedShipment | null> {
  const shipment = await database
    .selectFrom('container_trip')
    .innerJoin('booking_container', 'booking_container.trip_id', 'container_trip.id')
    .innerJoin('booking', 'booking.id', 'booking_container.booking_id')
    .where('container_trip.number', '=', containerNumber)
    .where('booking.kind', 'in', kinds)
    .where('booking.status', '<>', 'draft')
    .where((eb) =>
      eb.or([
        eb('booking.business_number', '=', proof.businessNumber),
        eb('booking.customer_business_number_key', '=', proof.ownNumberKey),
      ]),
    )
    .select(columns)
    .$narrowType<Pick<TrackedShipment, 'status'>>()
    .orderBy('container_trip.opened_at', 'desc')
    .orderBy('booking.created_at', 'desc')
    .orderBy('booking.id')
    .limit(1)
    .executeTakeFirst();
  return shipment ?? null;
}
