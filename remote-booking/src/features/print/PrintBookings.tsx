import { PrinterOutlined } from '@ant-design/icons';
import { useTranslation } from '@berth/runtime';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { PrintDialog } from './PrintDialog.tsx';
import type { PrintableBooking } from './printable-booking.ts';

type PrintBookingsProps = {
  /** Of any kind, those of which nothing is printed among them: the dialog says why. */
  bookings: readonly PrintableBooking[];
  size?: ButtonProps['size'];
};

/** Prints shipping marks (唛头) or booking figures (订舱单): the button and its dialog. */
export function PrintBookings({ bookings, size }: PrintBookingsProps) {
  const { t } = useTranslation('booking');
  const [asked, setAsked] = useState<readonly PrintableBooking[] | null>(null);
  return (
    <>
      <Button size={size} icon={<PrinterOutlined aria-hidden="true" />} onClick={() => setAsked(bookings)}>
        {t('printing.action')}
      </Button>
      {asked && <PrintDialog bookings={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
