import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { failureText } from '../table-memory/failure-text.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ColumnSettingsPanel.module.css';
import { columnSettingsTexts } from './column-settings-texts.ts';
import type { Outcome } from './use-column-draft.ts';

type OutcomeLineProps = {
  outcome: Outcome;
  onUndo: (before: Extract<Outcome, { kind: 'wasReset' }>['before']) => void;
};

/** How the last save or reset went, in one line that is read out. Its place is there from the start. */
export function OutcomeLine({ outcome, onUndo }: OutcomeLineProps) {
  const texts = useTexts(columnSettingsTexts);
  const failed = (what: string, failure: unknown) => {
    const why = failureText(failure, texts.locale);
    return (
      <p className={styles.failed} role="alert">
        {why ? fillTemplate(texts.because, { what, why }) : what}
      </p>
    );
  };
  return (
    <div className={styles.outcome}>
      {outcome.kind === 'saveFailed' && failed(texts.saveFailed, outcome.failure)}
      {outcome.kind === 'resetFailed' && failed(texts.resetFailed, outcome.failure)}
      <p className={styles.done} role="status">
        {outcome.kind === 'saved' && texts.saved}
        {outcome.kind === 'wasReset' && texts.resetDone}
      </p>
      {outcome.kind === 'wasReset' && (
        <Button type="link" size="small" onClick={() => onUndo(outcome.before)}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
