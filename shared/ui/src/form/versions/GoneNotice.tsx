import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import { DiscardedDrafts } from '../drafts/DiscardedDrafts.tsx';
import { DraftActions } from '../drafts/DraftActions.tsx';
import type { DraftOffer } from '../drafts/draft-offer.ts';
import { draftTexts } from '../drafts/draft-texts.ts';
import { retainedTime } from '../drafts/retained-time.ts';
import { PageNotice } from '../notice/PageNotice.tsx';

export type GoneNoticeProps = {
  /** Of `useGoneRecord`. */
  gone: { isGone: boolean; saveAsNew: () => void };
  offer: DraftOffer;
  /** Somebody else's version is on the page: which of two is to be saved is decided first. */
  isUndecided: boolean;
  /** The words of the record: that it is gone, what can be done, and the button. */
  words: { title: string; explain: string; saveAsNew: string };
};

/** The record is not there any more: what is on the page can become a new one. */
export function GoneNotice({ gone, offer, isUndecided, words }: GoneNoticeProps) {
  const drafts = useTexts(draftTexts);
  if (!gone.isGone) return null;
  const { offered } = offer;
  // Unsaved work that waits is decided on first.
  const save = !isUndecided && (
    <Button type="primary" onClick={gone.saveAsNew}>
      {words.saveAsNew}
    </Button>
  );
  return (
    <>
      <DiscardedDrafts offer={offer} />
      <PageNotice
        tone="warning"
        title={words.title}
        actions={offered ? <DraftActions offer={offer} /> : save || null}
      >
        <div>{offered ? fillTemplate(drafts.title, { time: retainedTime(offered) }) : words.explain}</div>
      </PageNotice>
    </>
  );
}
