import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { useTexts } from '../../ui-texts.ts';
import styles from '../fields/DynamicForm.module.css';
import { dynamicFormTexts } from '../fields/dynamic-form-texts.ts';
import type { UploadWait } from './use-upload-wait.ts';

/** That a submit waits for files, how far they are, and the way to take it back: the files go on. */
export function UploadWaitBar({ wait }: { wait: UploadWait | null }) {
  const texts = useTexts(dynamicFormTexts);
  const handleCancel = (event: MouseEvent<HTMLElement>) => {
    // This button goes away; the one that submits is there.
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    wait?.cancel();
  };
  return (
    <div className={styles.waitBar}>
      <span role="status">{wait && fillTemplate(texts.waiting, { count: wait.underWay })}</span>
      {wait && (
        <>
          <progress className={styles.waitShare} value={wait.share} aria-label={texts.uploads} />
          <span className={styles.percent}>{Math.round(wait.share * 100)}%</span>
          <Button size="small" onClick={handleCancel}>
            {texts.doNotSubmit}
          </Button>
        </>
      )}
    </div>
  );
}
