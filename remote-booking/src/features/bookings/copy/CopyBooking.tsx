import { CopyOutlined } from '@ant-design/icons';
import { type BookingStatus, canBooking } from '@berth/contract';
import { useNavigate, useTranslation } from '@berth/runtime';
import { Button, type ButtonProps } from 'antd';

type CopyBookingProps = {
  status: BookingStatus;
  /** The new booking's address: another one each time. */
  path: () => string;
  size?: ButtonProps['size'];
};

/** Opens a new booking that starts as a copy; nothing where the table of states does not allow it. */
export function CopyBooking({ status, path, size }: CopyBookingProps) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  if (!canBooking(status, 'copy')) return null;
  return (
    <Button size={size} icon={<CopyOutlined aria-hidden="true" />} onClick={() => navigate(path())}>
      {t('copy.action')}
    </Button>
  );
}
