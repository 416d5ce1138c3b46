import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { formatPercent } from '../format/sizes.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ImportDialog.module.css';
import { importDialogTexts } from './import-dialog-texts.ts';

export type ImportProgressProps = { fileName: string; share: number; onCancel: () => void };

/** The way of the file: what is sent, then, of unknown length, what the server reads. */
export function ImportProgress({ fileName, share, onCancel }: ImportProgressProps) {
  const texts = useTexts(importDialogTexts);
  const isSent = share >= 1;
  const label = fillTemplate(isSent ? texts.checking : texts.sending, { name: fileName });
  return (
    <div className={styles.running}>
      <p className={styles.progressLine}>
        <span className={styles.fileName} role="status">
          {label}
        </span>
        {!isSent && <span className={styles.share}>{formatPercent(share, texts.locale)}</span>}
      </p>
      {/* Without a value it says that it does not know. */}
      <progress
        className={styles.progress}
        aria-label={label}
        {...(isSent ? {} : { value: share, max: 1 })}
      />
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </div>
  );
}
