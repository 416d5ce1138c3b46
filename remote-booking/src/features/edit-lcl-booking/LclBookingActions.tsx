import { type BookingStatus, canBooking, type LclBooking } from '@berth/contract';
import { useNavigate } from '@berth/runtime';
import { bookingPaths } from '../../paths.ts';
import { BookingTemplates } from '../booking-templates/BookingTemplates.tsx';
import { CopyBooking } from '../copy-booking/CopyBooking.tsx';
import { ReturnBookings } from '../return-bookings/ReturnBookings.tsx';

type LclBookingActionsProps = {
  booking: { id: string; businessNumber: string; status: BookingStatus; version: number };
  /** What a template would keep; null while it has something that cannot be kept. */
  content: () => LclBooking | null;
  /** What is lost with a return. */
  warning?: string;
  onReturned?: () => void;
};

/** What else can be done with a stored booking: copy it, keep it as a template, return it. */
export function LclBookingActions({ booking, content, warning, onReturned }: LclBookingActionsProps) {
  const navigate = useNavigate();
  return (
    <>
      <CopyBooking status={booking.status} path={() => bookingPaths.copy(booking)} />
      <BookingTemplates
        kind="lcl"
        content={() => {
          const found = content();
          return found && { kind: 'lcl', booking: found };
        }}
        onUse={(id) => navigate(bookingPaths.fromTemplate({ id }))}
      />
      <ReturnBookings
        isOffered={canBooking(booking.status, 'return')}
        bookings={[booking]}
        warning={warning}
        onDone={(returnedIds) => returnedIds.length > 0 && onReturned?.()}
      />
    </>
  );
}
