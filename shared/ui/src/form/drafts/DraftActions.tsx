import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import type { DraftOffer } from './draft-offer.ts';
import { draftTexts } from './draft-texts.ts';
import { firstClick } from './first-click.ts';

type DraftActionsProps = { offer: Pick<DraftOffer, 'restoreDraft' | 'discardDraft'> };

/** What can be done with unsaved work of an earlier form. */
export function DraftActions({ offer }: DraftActionsProps) {
  const texts = useTexts(draftTexts);
  return (
    <>
      <Button type="primary" onClick={firstClick(offer.restoreDraft)}>
        {texts.restore}
      </Button>
      <Button onClick={firstClick(offer.discardDraft)}>{texts.discard}</Button>
    </>
  );
}
