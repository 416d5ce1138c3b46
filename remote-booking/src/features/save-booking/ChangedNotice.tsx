import { type BookingStatus, canBooking } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import type { BookingEditing } from '../booking-form/use-booking-editor.ts';

type ChangedNoticeProps = {
  /** The booking as it is now, for all that is known. */
  newest: { id: string; version: number; status: BookingStatus } | undefined;
  editor: Pick<BookingEditing, 'identity' | 'saving' | 'newest'>;
  viewPath: (booking: { id: string }) => string;
};

/** Says that the booking changed while somebody fills in its form; what is typed stays. */
export function ChangedNotice({ newest, editor, viewPath }: ChangedNoticeProps) {
  const { t } = useTranslation('booking');
  const { identity, saving } = editor;
  if (!newest || !identity || saving.saving || newest.version <= identity.version) return null;
  if (!canBooking(newest.status, 'edit')) {
    return (
      <PageNotice
        tone="warning"
        title={t('live.notEditable', { status: t(`status.${newest.status}`) })}
        actions={<Link to={viewPath(newest)}>{t('live.view')}</Link>}
      />
    );
  }
  // A save that was refused for it says so itself.
  if (saving.conflict) return null;
  return (
    <PageNotice
      tone="info"
      title={t('live.newerVersion')}
      actions={<Button onClick={editor.newest.show}>{t('conflict.showNewest')}</Button>}
    />
  );
}
