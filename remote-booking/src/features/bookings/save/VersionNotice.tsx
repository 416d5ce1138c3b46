import { type BookingStatus, bookingStatusNames, canBooking } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { VersionNotice as RecordVersionNotice, type VersionNoticeProps } from '@berth/ui';
import type { BookingIdentity } from './booking-request.ts';

type BookingVersionNoticeProps = {
  editor: {
    identity: BookingIdentity | null;
    versions: VersionNoticeProps['versions'] & { newer: { id: string; status: BookingStatus } | null };
    isDirty: boolean;
    isHeld: boolean;
  };
  viewPath: (booking: { id: string }) => string;
};

/** Somebody changed the booking meanwhile, submitted it, or it can no longer be changed. */
export function VersionNotice({ editor, viewPath }: BookingVersionNoticeProps) {
  const { t, locale } = useTranslation('booking');
  const { identity, versions, isDirty, isHeld } = editor;
  const { newer } = versions;
  const isOver = newer !== null && !canBooking(newer.status, 'edit');
  const isSubmitted = newer !== null && identity?.status === 'draft' && newer.status !== 'draft';
  return (
    <RecordVersionNotice
      versions={versions}
      isDirty={isDirty}
      isHeld={isHeld}
      title={t('live.newerVersion')}
      ended={
        isOver
          ? {
              title: t('live.notEditable', { status: bookingStatusNames[newer.status][locale] }),
              link: <Link to={viewPath(newer)}>{t('live.view')}</Link>,
            }
          : null
      }
      advanced={isSubmitted ? { title: t('live.submitted'), open: t('live.openSubmitted') } : null}
    />
  );
}
