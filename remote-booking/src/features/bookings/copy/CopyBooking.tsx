import { CopyOutlined } from '@ant-design/icons';
import { type BookingStatus, canBooking } from '@berth/contract';
import { useHasPermission, useNavigate, useTranslation } from '@berth/runtime';
import { FullScreenDialog } from '@berth/ui';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';

type CopyBookingProps = {
  status: BookingStatus;
  /** The new booking's address: another one each time. */
  path: () => string;
  /** The form has changes that are not saved: which version is copied is said first. */
  isUnsaved?: boolean;
  size?: ButtonProps['size'];
};

/** Opens a new booking that starts as a copy; nothing where the table of states does not allow it. */
export function CopyBooking({ status, path, isUnsaved = false, size }: CopyBookingProps) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const mayEdit = useHasPermission('bookings:edit');
  if (!mayEdit || !canBooking(status, 'copy')) return null;
  const copy = () => {
    setAsking(false);
    navigate(path());
  };
  return (
    <>
      <Button
        size={size}
        icon={<CopyOutlined aria-hidden="true" />}
        onClick={isUnsaved ? () => setAsking(true) : copy}
      >
        {t('copy.action')}
      </Button>
      {isAsking && <SavedIsCopied onCopy={copy} onClose={() => setAsking(false)} />}
    </>
  );
}

function SavedIsCopied({ onCopy, onClose }: { onCopy: () => void; onClose: () => void }) {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  return (
    <FullScreenDialog
      isOpen
      title={t('copy.unsavedTitle')}
      widthPx={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="primary" onClick={onCopy}>
            {t('copy.saved')}
          </Button>
        </>
      }
    >
      <p>{t('copy.unsaved')}</p>
    </FullScreenDialog>
  );
}
