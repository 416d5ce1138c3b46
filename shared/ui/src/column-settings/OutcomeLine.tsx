import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { SavedElsewhere } from '../saved-elsewhere/SavedElsewhere.tsx';
import { isSavedElsewhere } from '../saved-elsewhere/saved-elsewhere.ts';
import { failureText } from '../table-memory/failure-text.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ColumnSettingsPanel.module.css';
import { columnSettingsTexts } from './column-settings-texts.ts';
import type { Outcome } from './use-column-draft.ts';

type OutcomeLineProps = {
  outcome: Outcome;
  isWarned: boolean;
  onUndo: (before: Extract<Outcome, { kind: 'wasReset' }>['before']) => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onSetDefault: () => void;
  onCancelDefault: () => void;
};

/** How the last save or reset went, in one line that is read out. Its place is there from the start. */
export function OutcomeLine(props: OutcomeLineProps) {
  const { outcome, isWarned, onUndo, onTakeTheirs, onKeepMine, onSetDefault, onCancelDefault } = props;
  const texts = useTexts(columnSettingsTexts);
  const words = (what: string, failure: unknown) => {
    const why = failureText(failure, texts.locale);
    return why ? fillTemplate(texts.because, { what, why }) : what;
  };
  const failed = (what: string, failure: unknown) => (
    <p className={styles.failed} role="alert">
      {words(what, failure)}
    </p>
  );
  // In place of how the last save went: there is one thing to tell at a time.
  if (isWarned) {
    return (
      <p className={`${styles.outcome} ${styles.warned}`} role="alert">
        {texts.unsaved}
      </p>
    );
  }
  if (outcome.kind === 'saveFailed' && isSavedElsewhere(outcome.failure)) {
    const message = words(texts.saveFailed, outcome.failure);
    return <SavedElsewhere message={message} onTakeTheirs={onTakeTheirs} onKeepMine={onKeepMine} />;
  }
  if (outcome.kind === 'askingDefault') {
    return (
      <div className={styles.asking} role="alertdialog" aria-label={texts.setDefault}>
        <p className={styles.question}>{texts.setDefaultFor}</p>
        <Button autoFocus onClick={onCancelDefault}>
          {texts.cancel}
        </Button>
        <Button type="primary" onClick={onSetDefault}>
          {texts.confirmDefault}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.outcome}>
      {outcome.kind === 'saveFailed' && failed(texts.saveFailed, outcome.failure)}
      {outcome.kind === 'resetFailed' && failed(texts.resetFailed, outcome.failure)}
      {outcome.kind === 'defaultFailed' && failed(texts.defaultFailed, outcome.failure)}
      <p className={styles.done} role="status">
        {outcome.kind === 'saved' && texts.saved}
        {outcome.kind === 'wasReset' && texts.resetDone}
        {outcome.kind === 'defaultSet' && texts.defaultSet}
      </p>
      {outcome.kind === 'wasReset' && (
        <Button type="link" size="small" onClick={() => onUndo(outcome.before)}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
