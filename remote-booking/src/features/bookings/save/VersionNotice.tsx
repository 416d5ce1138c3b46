import { canBooking } from '@berth/contract';
import { Link, problemText, useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import { Button } from 'antd';
import type { NewerVersion } from './use-newer-version.ts';
import type { BookingIdentity } from './use-save-booking.ts';

type VersionNoticeProps = {
  editor: { identity: BookingIdentity | null; versions: NewerVersion; isDirty: boolean; isHeld: boolean };
  viewPath: (booking: { id: string }) => string;
};

/** Somebody changed the booking meanwhile: nothing of either is lost. Stands in the bar, always in sight. */
export function VersionNotice({ editor, viewPath }: VersionNoticeProps) {
  const { t, locale } = useTranslation('booking');
  const { identity, versions, isDirty, isHeld } = editor;
  const { newer, own, refusal } = versions;
  const compare = (
    <Button type="primary" onClick={versions.compare}>
      {t('conflict.compare')}
    </Button>
  );
  if (own && !newer) {
    return (
      <PageNotice
        tone="info"
        title={t('conflict.showing')}
        actions={
          <>
            {compare}
            <Button onClick={versions.forgetOwn}>{t('conflict.forgetOwn')}</Button>
          </>
        }
      />
    );
  }
  if (!newer && !refusal) return null;
  const typed = (isDirty || own) && <div>{t('live.typed')}</div>;
  if (newer && !canBooking(newer.status, 'edit')) {
    const said = t('live.notEditable', { status: t(`status.${newer.status}`) });
    const link = <Link to={viewPath(newer)}>{t('live.view')}</Link>;
    return (
      <PageNotice tone="warning" title={said} actions={link}>
        {typed}
      </PageNotice>
    );
  }
  if (isHeld && !refusal) return null;
  if (newer && identity?.status === 'draft' && newer.status !== 'draft') {
    const open = (
      <Button type="primary" onClick={versions.show}>
        {t('live.openSubmitted')}
      </Button>
    );
    return (
      <PageNotice tone="warning" title={t('live.submitted')} actions={open}>
        {typed}
      </PageNotice>
    );
  }
  return (
    <PageNotice
      tone={refusal ? 'warning' : 'info'}
      title={refusal ? problemText(refusal, locale) : t('live.newerVersion')}
      actions={
        <>
          {compare}
          <Button onClick={versions.show}>{t('conflict.showNewest')}</Button>
        </>
      }
    >
      {!refusal && typed}
    </PageNotice>
  );
}
