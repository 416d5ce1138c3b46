import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import { draftTexts } from '../drafts/draft-texts.ts';
import { firstClick } from '../drafts/first-click.ts';
import { retainedTime } from '../drafts/retained-time.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import type { RetainedTyped } from './use-retained-typed.ts';

/** At the top of a form that is sent: what was typed before a reload, filled in or to be decided on. */
export function TypedNotice({ typed }: { typed: Pick<RetainedTyped<unknown>, 'before' | 'isTyped'> }) {
  const texts = useTexts(draftTexts);
  const { restored, offer } = typed.before;
  return (
    <>
      {restored && (
        <PageNotice
          tone="info"
          title={fillTemplate(texts.restored, { time: retainedTime(restored) })}
          actions={<Button onClick={firstClick(restored.discard)}>{texts.discard}</Button>}
        />
      )}
      <DraftNotice offer={offer} isDirty={typed.isTyped} />
    </>
  );
}
