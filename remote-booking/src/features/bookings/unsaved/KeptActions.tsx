import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import type { UnsavedOffer } from './unsaved-offer.ts';

/** What is done with kept work. */
export function KeptActions({ kept }: { kept: UnsavedOffer }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <Button type="primary" onClick={kept.restoreKept}>
        {t('kept.restore')}
      </Button>
      <Button onClick={kept.discardKept}>{t('kept.discard')}</Button>
    </>
  );
}
