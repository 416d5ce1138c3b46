import { useHasPermission, useTranslation } from '@berth/runtime';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { ReturnBookingsDialog } from './ReturnBookingsDialog.tsx';
import type { ReturnableBooking } from './returnable-booking.ts';

type ReturnBookingsProps = {
  /** Of any kind, those that cannot be returned among them: the dialog says why. */
  bookings: readonly ReturnableBooking[];
  /** What else goes with it, such as unsaved changes. */
  warning?: string;
  size?: ButtonProps['size'];
  /** Whether the button is there. A dialog that is open stays while the booking changes behind it. */
  isOffered?: boolean;
  onDone?: (returnedIds: readonly string[]) => void;
};

/** Returns (退载) bookings after a reason was given: the button and its dialog. */
export function ReturnBookings({ bookings, warning, size, isOffered = true, onDone }: ReturnBookingsProps) {
  const { t } = useTranslation('booking');
  const mayReturn = useHasPermission('bookings:return');
  const [asked, setAsked] = useState<readonly ReturnableBooking[] | null>(null);
  return (
    <>
      {isOffered && mayReturn && (
        <Button danger size={size} onClick={() => setAsked(bookings)}>
          {t('returning.action')}
        </Button>
      )}
      {asked && (
        <ReturnBookingsDialog
          bookings={asked}
          warning={warning}
          onDone={(returnedIds) => {
            setAsked(null);
            onDone?.(returnedIds);
          }}
        />
      )}
    </>
  );
}
