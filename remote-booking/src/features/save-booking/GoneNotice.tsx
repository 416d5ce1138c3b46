import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { PageNotice } from '../booking-form/PageNotice.tsx';
import type { BookingEditing } from '../booking-form/use-booking-editor.ts';

/** The booking is not there any more: what is on the page can become a new one. */
export function GoneNotice({ editor }: { editor: Pick<BookingEditing, 'identity' | 'gone' | 'versions'> }) {
  const { t } = useTranslation('booking');
  const { identity, gone, versions } = editor;
  if (!identity || !gone.isGone) return null;
  return (
    <PageNotice
      tone="warning"
      title={t(identity.status === 'draft' ? 'gone.draft' : 'gone.booking')}
      // While somebody else's version is on the page, which of the two it is to be is decided first.
      actions={
        !versions.own && (
          <Button type="primary" onClick={gone.saveAsNew}>
            {t('gone.saveAsNew')}
          </Button>
        )
      }
    >
      <div>{t('gone.typed')}</div>
    </PageNotice>
  );
}
