import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import type { DraftOffer } from './draft-offer.ts';
import { draftTexts } from './draft-texts.ts';
import { retainedTime } from './retained-time.ts';

/** Says in the bar, always in sight, that unsaved work waits: its notice stands at the top of the page. */
export function DraftWaiting({ offer }: { offer: DraftOffer }) {
  const texts = useTexts(draftTexts);
  if (!offer.offered) return null;
  return (
    <span>
      {fillTemplate(texts.waiting, { time: retainedTime(offer.offered) })}
      <Button type="link" size="small" onClick={offer.restoreDraft}>
        {texts.take}
      </Button>
    </span>
  );
}
