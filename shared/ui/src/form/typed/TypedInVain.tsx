import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import { draftTexts } from '../drafts/draft-texts.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import type { RetainedTyped } from './use-retained-typed.ts';

export type TypedInVainProps = {
  typed: Pick<RetainedTyped<unknown>, 'isTyped' | 'forget'>;
  /** Why it cannot be sent any more. */
  title: string;
  /** What was typed, for whoever wants to copy it. */
  words: readonly string[];
};

/** In place of a form whose record was decided meanwhile: what was typed stays to be copied, until it is discarded. */
export function TypedInVain({ typed, title, words }: TypedInVainProps) {
  const { discard } = useTexts(draftTexts);
  if (!typed.isTyped) return null;
  const actions = <Button onClick={typed.forget}>{discard}</Button>;
  return (
    <PageNotice tone="warning" title={title} actions={actions}>
      {words
        .filter((each) => each !== '')
        .map((each) => (
          <div key={each}>{each}</div>
        ))}
    </PageNotice>
  );
}
