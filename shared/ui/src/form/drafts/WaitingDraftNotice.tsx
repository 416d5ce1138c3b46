import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import { DiscardedDrafts } from './DiscardedDrafts.tsx';
import { draftTexts } from './draft-texts.ts';
import { firstClick } from './first-click.ts';
import { retainedTime } from './retained-time.ts';
import type { OfferedDraft } from './use-offered-draft.ts';

export type WaitingDraftNoticeProps = {
  /** Of `useWaitingDraft`. */
  waiting: Pick<OfferedDraft<unknown>, 'offered' | 'discard' | 'discarded' | 'undoDiscard'>;
  /** Shows what was typed. */
  onLook: () => void;
  /** What can be done with it, where that is not to wait until the record can be changed. */
  explain?: string;
};

/** On a record that can only be read now: unsaved work on it, to be looked at and copied, or discarded. */
export function WaitingDraftNotice({ waiting, onLook, explain }: WaitingDraftNoticeProps) {
  const texts = useTexts(draftTexts);
  const { offered } = waiting;
  return (
    <>
      <DiscardedDrafts offer={waiting} />
      {offered && (
        <PageNotice
          tone="info"
          title={fillTemplate(texts.title, { time: retainedTime(offered) })}
          actions={
            <>
              <Button type="primary" onClick={firstClick(onLook)}>
                {texts.look}
              </Button>
              <Button onClick={firstClick(() => waiting.discard())}>{texts.discard}</Button>
            </>
          }
        >
          <div>{explain ?? texts.cannotChange}</div>
        </PageNotice>
      )}
    </>
  );
}
