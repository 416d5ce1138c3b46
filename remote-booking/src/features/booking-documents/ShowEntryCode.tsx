import { QrcodeOutlined } from '@ant-design/icons';
import { type BookingStatus, canBooking } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { EntryCodeDialog } from './EntryCodeDialog.tsx';

/** Shows the code that the warehouse's gate scans, while the cargo may still come: the button and its dialog. */
export function ShowEntryCode({ booking }: { booking: { id: string; status: BookingStatus } }) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  if (!canBooking(booking.status, 'showEntryCode')) return null;
  return (
    <>
      <Button icon={<QrcodeOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('entryCode.action')}
      </Button>
      {isOpen && <EntryCodeDialog id={booking.id} onClose={() => setOpen(false)} />}
    </>
  );
}
