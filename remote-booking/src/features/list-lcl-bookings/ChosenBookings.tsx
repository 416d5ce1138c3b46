import type { LclBookingRow } from '@berth/contract';
import { bookingPaths } from '../../paths.ts';
import { PrintBookings } from '../booking-documents/PrintBookings.tsx';
import { CopyBooking } from '../copy-booking/CopyBooking.tsx';
import { ReturnBookings } from '../return-bookings/ReturnBookings.tsx';

type ChosenBookingsProps = {
  rows: readonly LclBookingRow[];
  /** These are not to be chosen any more. */
  onForget: (ids: readonly string[]) => void;
};

/** What can be done with the chosen bookings, several at once. */
export function ChosenBookings({ rows, onForget }: ChosenBookingsProps) {
  const returnable = rows.map(({ tracking, ...row }) => ({ ...row, hasDeparted: tracking?.hasDeparted }));
  const [only] = rows;
  return (
    <>
      {only && rows.length === 1 && (
        <CopyBooking size="small" status={only.status} path={() => bookingPaths.copy(only)} />
      )}
      <PrintBookings size="small" bookings={rows} />
      <ReturnBookings size="small" bookings={returnable} onDone={onForget} />
    </>
  );
}
