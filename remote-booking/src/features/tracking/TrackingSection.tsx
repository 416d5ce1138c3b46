import { type BookingKind, type BookingStatus, canBooking } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection } from '@berth/ui';
import { ContainerTracking } from './ContainerTracking.tsx';

type TrackingSectionProps = { bookingId: string; kind: BookingKind; status: BookingStatus };

/** The part of a booking's page that follows its containers; none where there is nothing to follow. */
export function TrackingSection({ bookingId, kind, status }: TrackingSectionProps) {
  const { t } = useTranslation('booking');
  if (!canBooking(status, 'track')) return null;
  return (
    <FormSection title={t('section.tracking')} id="view-tracking">
      <ContainerTracking bookingId={bookingId} kind={kind} status={status} />
    </FormSection>
  );
}
