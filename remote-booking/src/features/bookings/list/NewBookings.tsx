import { PlusOutlined } from '@ant-design/icons';
import { useNavigate, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { BookingTemplates } from '../../templates/BookingTemplates.tsx';
import type { MadeBookings } from './list-kind.ts';

/** A new booking, from nothing or from a template. */
export function NewBookings({ of }: { of: MadeBookings }) {
  const navigate = useNavigate();
  return (
    <>
      <BookingTemplates kind={of.kind} onUse={(id) => navigate(of.paths.fromTemplate({ id }))} />
      <NewBookingButton of={of} />
    </>
  );
}

export function NewBookingButton({ of }: { of: MadeBookings }) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden="true" />}
      // The second click of a double one asks for nothing more.
      onClick={({ detail }) => detail < 2 && navigate(of.paths.new())}
    >
      {t('list.new')}
    </Button>
  );
}
