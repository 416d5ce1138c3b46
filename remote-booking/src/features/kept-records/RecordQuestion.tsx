import { problemText, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import styles from './KeptRecords.module.css';
import type { RecordChanges } from './use-record-changes.ts';

type RecordQuestionProps = {
  question: string;
  confirmLabel: string;
  isDanger?: boolean;
  changes: RecordChanges;
  onConfirm: () => void;
};

/** Asks before what cannot be undone, by its name, where it stands in the list. */
export function RecordQuestion({
  question,
  confirmLabel,
  isDanger,
  changes,
  onConfirm,
}: RecordQuestionProps) {
  const { t, locale } = useTranslation('booking');
  const { problem, isBusy, toList } = changes;
  return (
    <li className={styles.question}>
      <div role="alertdialog" aria-label={question}>
        <p className={styles.asked}>{question}</p>
        {problem && (
          <p className={styles.failed} role="alert">
            {problemText(problem, locale)}
          </p>
        )}
        <div className={styles.buttons}>
          <Button autoFocus onClick={toList}>
            {t('records.cancel')}
          </Button>
          <Button type="primary" danger={isDanger} loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </li>
  );
}
