import { type BookingStatus, canBooking } from '@berth/contract';
import { fclPaths } from '../../paths.ts';
import { CopyBooking } from '../copy-booking/CopyBooking.tsx';
import { ReturnBookings } from '../return-bookings/ReturnBookings.tsx';

type FclBookingActionsProps = {
  booking: { id: string; businessNumber: string; status: BookingStatus; version: number };
  /** What is lost with a return. */
  warning?: string;
  onReturned?: () => void;
};

/** What else can be done with a stored booking: copy it, return it. */
export function FclBookingActions({ booking, warning, onReturned }: FclBookingActionsProps) {
  return (
    <>
      <CopyBooking status={booking.status} path={() => fclPaths.copy(booking)} />
      <ReturnBookings
        isOffered={canBooking(booking.status, 'return')}
        bookings={[booking]}
        warning={warning}
        onDone={(returnedIds) => returnedIds.length > 0 && onReturned?.()}
      />
    </>
  );
}
