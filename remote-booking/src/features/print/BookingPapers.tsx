import { type BookingKind, type BookingStatus, type CargoLine, canBooking } from '@berth/contract';
import { PrintBookings } from './PrintBookings.tsx';
import { ShowEntryCode } from './ShowEntryCode.tsx';

type BookingPapersProps = {
  kind: BookingKind;
  /** As it is stored: what is printed is never what is still being typed. */
  saved: {
    id: string;
    businessNumber: string;
    status: BookingStatus;
    booking: { cargo: readonly Pick<CargoLine, 'package'>[] };
  };
};

/** The code for the gate and what can be printed of one booking; nothing while there is neither. */
export function BookingPapers({ kind, saved }: BookingPapersProps) {
  const { id, businessNumber, status, booking } = saved;
  if (!canBooking(status, 'printMarks')) return null;
  const cartons = booking.cargo.reduce((sum, line) => sum + (line.package ?? 0), 0);
  return (
    <>
      <ShowEntryCode kind={kind} booking={saved} />
      <PrintBookings bookings={[{ id, businessNumber, status, cartons, lines: booking.cargo.length }]} />
    </>
  );
}
