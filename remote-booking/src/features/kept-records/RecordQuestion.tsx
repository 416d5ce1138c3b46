import { type ApiProblem, problemText, useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import styles from './KeptRecords.module.css';

type RecordQuestionProps = {
  question: string;
  confirmLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  problem: ApiProblem | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before what cannot be undone, by its name, where it stands in the list. */
export function RecordQuestion(props: RecordQuestionProps) {
  const { question, confirmLabel, isDanger, isBusy, problem, onConfirm, onCancel } = props;
  const { t, locale } = useTranslation('booking');
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
          <Button autoFocus onClick={onCancel}>
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
