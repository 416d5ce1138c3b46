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
  outcome: Extract<ImportState, { step: 'failed' | 'refused' | 'done' }>;
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
  return (
    <div className={styles.outcome}>
      <p
        ref={message}
        tabIndex={-1}
        className={styles.message}
        data-step={outcome.step}
        role={isDone ? 'status' : 'alert'}
      >
        {describe()}
      </p>
      {outcome.step === 'refused' && (
        <ImportProblems problems={outcome.result.problems} fileName={outcome.file.name} />
      )}
      <div className={styles.actions}>
        {outcome.step === 'failed' && <Button onClick={onAgain}>{texts.again}</Button>}
        <Button type={isDone ? 'default' : 'primary'} onClick={onAnother}>
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
    const { importedCount, problems } = outcome.result;
    const count = formatCount(isDone ? importedCount : problems.length, texts.locale);
    return fillTemplate(isDone ? texts.done : texts.refused, { count });
  }
}
