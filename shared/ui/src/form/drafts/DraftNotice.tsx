import { fillTemplate } from '@berth/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../ui-texts.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import { DiscardedDrafts } from './DiscardedDrafts.tsx';
import { DraftActions } from './DraftActions.tsx';
import type { DraftOffer } from './draft-offer.ts';
import { draftTexts } from './draft-texts.ts';
import { retainedTime } from './retained-time.ts';

export type DraftNoticeProps = {
  offer: DraftOffer;
  /** The form has unsaved changes of its own. */
  isDirty: boolean;
  /** Which record it was, by what its person knows it, where the page does not say that. */
  children?: ReactNode;
};

/** Unsaved work of an earlier form: to be decided on before filling in this one. What was discarded can be had back. */
export function DraftNotice(props: DraftNoticeProps) {
  return (
    <>
      <DiscardedDrafts offer={props.offer} />
      <OfferedDraft {...props} />
    </>
  );
}

function OfferedDraft({ offer, isDirty, children }: DraftNoticeProps) {
  const texts = useTexts(draftTexts);
  if (!offer.offered) return null;
  return (
    <PageNotice
      tone="info"
      title={fillTemplate(texts.title, { time: retainedTime(offer.offered) })}
      actions={<DraftActions offer={offer} />}
    >
      {children && <div>{children}</div>}
      {isDirty && <div>{texts.swap}</div>}
    </PageNotice>
  );
}
