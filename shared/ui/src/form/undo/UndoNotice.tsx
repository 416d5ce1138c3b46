import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import { PageNotice } from '../notice/PageNotice.tsx';
import { type FormUndo, newestStep } from './undo-step.ts';
import { undoTexts } from './undo-texts.ts';

export type UndoNoticeProps = {
  undo: FormUndo;
  place: string;
  className?: string;
  /** Words of the page's own in place of those of the kind of change. */
  words?: (what: string) => { title: string; undo: string };
};

const undoNames = { removed: 'undoRemoved', filled: 'undoFilled', changed: 'undoChanged' } as const;

/** Names the newest change of a place that can be undone, and undoes it; then the one before it is named. */
export function UndoNotice({ undo, place, className, words }: UndoNoticeProps) {
  const texts = useTexts(undoTexts);
  const step = newestStep(undo, place);
  if (!step) return null;
  const said = words?.(step.what) ?? {
    title: fillTemplate(texts[step.kind], { what: step.what }),
    undo: texts[undoNames[step.kind]],
  };
  const notice = (
    <PageNotice
      tone="info"
      title={said.title}
      actions={
        // The second click of a double-click would undo the change before as well.
        <Button onClick={({ detail }) => detail < 2 && undo.takeBack(step.key)}>{said.undo}</Button>
      }
    />
  );
  return className ? <div className={className}>{notice}</div> : notice;
}
