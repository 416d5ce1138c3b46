import { Button } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import styles from './RecordList.module.css';
import { recordTexts, textOfProblem } from './record-texts.ts';
import type { RecordChanges } from './use-record-changes.ts';

export type RecordQuestionProps = {
  question: string;
  confirmLabel: string;
  isDanger?: boolean;
  changes: RecordChanges;
  onConfirm: () => void;
};

/** Asks for confirmation of what cannot be undone, in place of the record's row. */
export function RecordQuestion({
  question,
  confirmLabel,
  isDanger,
  changes,
  onConfirm,
}: RecordQuestionProps) {
  const { locale, ...texts } = useTexts(recordTexts);
  const { problem, isBusy, toList } = changes;
  return (
    <li className={styles.question}>
      <div role="alertdialog" aria-label={question}>
        <p className={styles.asked}>{question}</p>
        {problem && (
          <p className={styles.failed} role="alert">
            {textOfProblem(problem, locale)}
          </p>
        )}
        <div className={styles.buttons}>
          <Button autoFocus onClick={toList}>
            {texts.cancel}
          </Button>
          <Button type="primary" danger={isDanger} loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </li>
  );
}
