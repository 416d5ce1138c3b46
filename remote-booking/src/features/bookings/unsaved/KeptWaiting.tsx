import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import { keptTime } from './kept-time.ts';
import type { UnsavedOffer } from './unsaved-offer.ts';

/** Says in the bar, always in sight, that kept work waits: its notice stands at the top of the page. */
export function KeptWaiting({ kept }: { kept: UnsavedOffer }) {
  const { t } = useTranslation('booking');
  if (!kept.offered) return null;
  return (
    <span>
      {t('kept.waiting', { time: keptTime(kept.offered) })}
      <Button type="link" size="small" onClick={kept.restoreKept}>
        {t('kept.take')}
      </Button>
    </span>
  );
}
