import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import type { DraftOffer } from './draft-offer.ts';
import { draftTexts } from './draft-texts.ts';
import { firstClick } from './first-click.ts';
import { retainedTime } from './retained-time.ts';

/** Unsaved work that was discarded on this page, each piece with its undo. */
export function DiscardedDrafts({ offer }: { offer: Pick<DraftOffer, 'discarded' | 'undoDiscard'> }) {
  const texts = useTexts(draftTexts);
  return offer.discarded.map((draft) => (
    <PageNotice
      key={draft.formKey}
      tone="info"
      title={fillTemplate(texts.discarded, { time: retainedTime(draft) })}
      actions={<Button onClick={firstClick(() => offer.undoDiscard(draft.formKey))}>{texts.undo}</Button>}
    />
  ));
}
