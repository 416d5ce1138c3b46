import { useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import { Button } from 'antd';
import { KeptActions } from '../unsaved/KeptActions.tsx';
import { keptTime } from '../unsaved/kept-time.ts';
import type { UnsavedOffer } from '../unsaved/unsaved-offer.ts';
import type { GoneBooking } from './use-gone-booking.ts';
import type { NewerVersion } from './use-newer-version.ts';
import type { BookingIdentity } from './use-save-booking.ts';

type GoneNoticeProps = {
  editor: {
    identity: BookingIdentity | null;
    gone: GoneBooking;
    versions: NewerVersion;
    kept: UnsavedOffer;
  };
};

/** The booking is not there any more: what is on the page can become a new one. */
export function GoneNotice({ editor }: GoneNoticeProps) {
  const { t } = useTranslation('booking');
  const { identity, gone, versions, kept } = editor;
  if (!identity || !gone.isGone) return null;
  return (
    <PageNotice
      tone="warning"
      title={t(identity.status === 'draft' ? 'gone.draft' : 'gone.booking')}
      // Which of two it is to be is decided first: unsaved work that waits, or somebody else's version on the page.
      actions={
        kept.offered ? (
          <KeptActions kept={kept} />
        ) : versions.own ? null : (
          <Button type="primary" onClick={gone.saveAsNew}>
            {t('gone.saveAsNew')}
          </Button>
        )
      }
    >
      <div>{kept.offered ? t('kept.title', { time: keptTime(kept.offered) }) : t('gone.typed')}</div>
    </PageNotice>
  );
}
