import { canDeclaration } from '@berth/contract';
import type { OnBookingReturned } from '../../../bookings/move/return-booking.ts';
import { changeDeclaration, noteOnDeclaration } from '../record/change-declaration.ts';
import {
  findDeclarationOfBooking,
  listBookingsOf,
  removeBooking,
} from '../record/declarations.repository.ts';
import { lockDeclaration } from '../record/locked-declarations.ts';

/**
 * A booking is returned (退载). A declaration that was sent stays as it is, frozen, for the desk to see. A draft of
 * several bookings loses this one; a draft of this one alone stays, and cannot be sent.
 */
export const settleDeclaration: OnBookingReturned = async (
  transaction,
  { customerId, bookingId },
  { by, now },
) => {
  const id = await findDeclarationOfBooking(transaction, { customerId, bookingId });
  if (id === null) return;
  const place = { customerId, id };
  const declaration = await lockDeclaration(transaction, place);
  const bookings = await listBookingsOf(transaction, place);
  const words = bookings.find((booking) => booking.id === bookingId)?.business_number ?? '';
  if (canDeclaration(declaration.status, 'freeze')) {
    await changeDeclaration(transaction, declaration, {
      actor: 'booking',
      action: 'freeze',
      by,
      now,
      event: { what: 'frozen', words },
    });
  } else if (declaration.status === 'notSubmitted' && bookings.length > 1) {
    await removeBooking(transaction, place, bookingId);
    const left = bookings.filter((booking) => booking.id !== bookingId);
    const business_numbers = left.map((booking) => booking.business_number).join(' ');
    await noteOnDeclaration(transaction, declaration, {
      changes: { business_numbers },
      event: { what: 'bookingsChanged', words: `−${words}` },
      by,
      now,
    });
  }
};
