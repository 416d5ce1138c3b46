import { QrcodeOutlined } from '@ant-design/icons';
import { type BookingKind, type BookingStatus, canBooking } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { EntryCodeDialog } from './EntryCodeDialog.tsx';

type ShowEntryCodeProps = { kind: BookingKind; booking: { id: string; status: BookingStatus } };

/** Shows the code that the warehouse's gate scans, while the cargo may still come: the button and its dialog. */
export function ShowEntryCode({ kind, booking }: ShowEntryCodeProps) {
  const { t } = useTranslation('booking');
  const [isOpen, setOpen] = useState(false);
  if (!canBooking(booking.status, 'showEntryCode', kind)) return null;
  return (
    <>
      <Button icon={<QrcodeOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('entryCode.action')}
      </Button>
      {isOpen && <EntryCodeDialog id={booking.id} onClose={() => setOpen(false)} />}
    </>
  );
}
