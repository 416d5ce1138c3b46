import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { formatCount } from '../format/format.ts';
import { formatPercent } from '../format/sizes.ts';
import { useTexts } from '../ui-texts.ts';
import styles from './ImportDialog.module.css';
import { importDialogTexts } from './import-dialog-texts.ts';

export type ImportProgressProps = {
  fileName: string;
  share: number;
  /** How many rows the server has read, of how many, where it says so. */
  read?: { rows: number; total: number | null } | undefined;
  onCancel: () => void;
};

/** The way of the file: what is sent, then what the server reads, of unknown length unless it says. */
export function ImportProgress({ fileName, share, read, onCancel }: ImportProgressProps) {
  const texts = useTexts(importDialogTexts);
  const isSent = share >= 1;
  const known = !isSent
    ? { value: share, max: 1 }
    : read?.total
      ? { value: Math.min(read.rows, read.total), max: read.total }
      : {};
  const label = fillTemplate(isSent ? texts.checking : texts.sending, { name: fileName });
  return (
    <div className={styles.running}>
      <p className={styles.progressLine}>
        <span className={styles.fileName} role="status">
          {label}
        </span>
        {!isSent && <span className={styles.share}>{formatPercent(share, texts.locale)}</span>}
        {isSent && read && (
          <span className={styles.share}>
            {fillTemplate(texts.rowsRead, { count: formatCount(read.rows, texts.locale) })}
          </span>
        )}
      </p>
      {/* Without a value it says that it does not know. */}
      <progress className={styles.progress} aria-label={label} {...known} />
      <Button onClick={onCancel}>{texts.cancel}</Button>
    </div>
  );
}
