import { milestoneOf, placeOfEvent } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { listBookingEvents } from '../bookings/record/bookings.repository.ts';
import { findByBusinessNumber } from '../bookings/record/named-bookings.repository.ts';
import { presentHistory } from '../bookings/show/bookings.presenter.ts';
import { readWhole } from '../integration/system-bookings.ts';
import { type BookingContainer, listBookingContainers } from '../tracking/booking-containers.repository.ts';
import { portsOfTrip } from '../tracking/trips.repository.ts';
import { getCustomerOf, listToldEvents, type ToldEvent } from './desk.repository.ts';

type DeskBooking = EndpointResult<Endpoints['GET /system/desk/booking']>;

/** A booking whole as staff work on it, all of it as of one moment. */
export async function readDeskBooking(
  database: Kysely<Tables>,
  businessNumber: string,
): Promise<DeskBooking> {
  const oneMoment = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await oneMoment.execute(async (transaction) => {
    const named = await findByBusinessNumber(transaction, businessNumber);
    if (!named) throw new Refusal('NOT_FOUND');
    const place = { customerId: named.customer_id, bookingId: named.id };
    const whole = await readWhole(transaction, named);
    const events = await listBookingEvents(transaction, place.customerId, place.bookingId);
    const containers = await listBookingContainers(transaction, place.customerId, [place.bookingId]);
    const byTrip = new Map(containers.map((container) => [container.id, container]));
    const told = await listToldEvents(transaction, [...byTrip.keys()]);
    return {
      ...whole,
      stand: events.length,
      customer: await getCustomerOf(transaction, place),
      history: presentHistory(events),
      containerEvents: told.flatMap((row) => presentEvent(row, byTrip.get(row.trip_id))),
    };
  });
}

function presentEvent(
  { event, event_hash: hash, system, received_at: receivedAt }: ToldEvent,
  container: BookingContainer | undefined,
): DeskBooking['containerEvents'] {
  if (!container) return [];
  return [
    {
      id: hash.toString('hex'),
      containerNumber: container.number,
      code: codeOf(event),
      milestone: milestoneOf(event, portsOfTrip(container)),
      classifier: event.eventClassifierCode,
      at: event.eventDateTime,
      place: placeOfEvent(event),
      by: system,
      receivedAt: toChinaTime(receivedAt),
    },
  ];
}

function codeOf(event: ToldEvent['event']): string {
  switch (event.eventType) {
    case 'TRANSPORT':
      return event.transportEventTypeCode;
    case 'EQUIPMENT':
      return event.equipmentEventTypeCode;
    case 'SHIPMENT':
      return event.shipmentEventTypeCode;
  }
}
