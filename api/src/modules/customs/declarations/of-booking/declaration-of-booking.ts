import { canBooking, isMadeByCustomer } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';
import type { Actor } from '../../../../http/handlers.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { findVisibleBooking } from '../../../bookings/record/bookings.service.ts';
import * as repository from '../record/declarations.repository.ts';
import { kindsOf, presentEvents } from '../show/declarations.presenter.ts';

type Answer = EndpointResult<Endpoints['GET /business/declarationOfBooking']>;

const eventsShown = 5;

/** What the page of a booking shows of its declaration. */
export async function readDeclarationOfBooking(
  database: Kysely<Tables>,
  actor: Actor,
  bookingId: string,
): Promise<Answer> {
  const booking = await findVisibleBooking(database, actor, bookingId);
  if (!booking) throw new Refusal('NOT_FOUND');
  const kinds = [...kindsOf(booking)];
  const { customerId } = actor;
  const id = await repository.findDeclarationOfBooking(database, { customerId, bookingId });
  const row = id && (await repository.findDeclaration(database, { customerId, id }));
  if (!row) {
    const mayHandIn =
      isMadeByCustomer(booking.kind) && canBooking(booking.status, 'submitCustoms', booking.kind);
    return { kinds, canStart: kinds.length > 0 && mayHandIn, declaration: null };
  }
  const place = { customerId, id: row.id };
  return {
    kinds,
    canStart: false,
    declaration: {
      id: row.id,
      version: row.version,
      status: row.status,
      number: row.number,
      kind: row.kind,
      bookings: (await repository.listBookingsOf(database, place)).length,
      papers: { filled: row.papers_filled, required: row.papers_required },
      customsNumber: row.customs_number,
      events: presentEvents(await repository.listEvents(database, place, eventsShown), 'customer'),
    },
  };
}
