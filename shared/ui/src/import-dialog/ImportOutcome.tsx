import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { formatCount } from '../format/format.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ImportDialog.module.css';
import { ImportProblems } from './ImportProblems.tsx';
import { importDialogTexts } from './import-dialog-texts.ts';
import type { ImportState } from './use-import.ts';

export type ImportOutcomeProps = {
  outcome: Extract<ImportState, { step: 'failed' | 'refused' | 'decide' | 'done' }>;
  onAgain: () => void;
  onAnother: () => void;
  onClose: () => void;
};

/** How it ended. The focus goes to it: the button that it was on is gone. */
export function ImportOutcome({ outcome, onAgain, onAnother, onClose }: ImportOutcomeProps) {
  const texts = useTexts(importDialogTexts);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    message.current?.focus({ preventScroll: true });
  }, []);
  const isDone = outcome.step === 'done';
  const { problems = [], choices = [], summary } = outcome.step === 'failed' ? {} : outcome.result;
  return (
    <div className={styles.outcome}>
      <p
        ref={message}
        tabIndex={-1}
        className={styles.message}
        data-step={outcome.step}
        role={isDone || outcome.step === 'decide' ? 'status' : 'alert'}
      >
        {describe()}
      </p>
      {summary && <p className={styles.hint}>{summary}</p>}
      {problems.length > 0 && (
        <ImportProblems problems={problems} fileName={outcome.file.name} isImported={isDone} />
      )}
      <div className={styles.actions}>
        {outcome.step === 'failed' && <Button onClick={onAgain}>{texts.again}</Button>}
        {choices.map(({ label, isPrimary, take }) => (
          <Button
            key={label}
            type={isPrimary ? 'primary' : 'default'}
            onClick={() => {
              take();
              onClose();
            }}
          >
            {label}
          </Button>
        ))}
        <Button type={isDone || choices.length > 0 ? 'default' : 'primary'} onClick={onAnother}>
          {texts.another}
        </Button>
        {isDone && (
          <Button type="primary" onClick={onClose}>
            {texts.close}
          </Button>
        )}
      </div>
    </div>
  );

  function describe(): string {
    if (outcome.step === 'failed')
      return `${texts.failed}${texts.locale === 'en' ? ': ' : '：'}${outcome.message}`;
    if (outcome.step === 'decide') return fillTemplate(texts.ready, { name: outcome.file.name });
    const wrong = outcome.result.problems.filter(({ isHint }) => !isHint).length;
    const count = formatCount(isDone ? outcome.result.importedCount : wrong, texts.locale);
    const refused = choices.length > 0 ? texts.undecided : texts.refused;
    return fillTemplate(isDone ? texts.done : refused, { count });
  }
}
