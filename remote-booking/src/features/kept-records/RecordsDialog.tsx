import { FullScreenDialog } from '@berth/ui';
import type { ReactNode } from 'react';
import styles from './KeptRecords.module.css';
import { RecordList, type RecordListProps } from './RecordList.tsx';
import type { RecordChanges } from './use-record-changes.ts';

type RecordsDialogProps = RecordListProps & {
  title: string;
  changes: RecordChanges;
  /** Above the list: what can be added, and how it is searched. */
  top: ReactNode;
  onClose: () => void;
};

/** Kept things of a kind, looked after in a dialog; what was done last is said above them. */
export function RecordsDialog({ title, changes, top, onClose, ...list }: RecordsDialogProps) {
  return (
    <FullScreenDialog isOpen title={title} widthPx={640} isHeldOpen={changes.isBusy} onClose={onClose}>
      <div className={styles.body}>
        {top}
        <p className={styles.done} role="status">
          {changes.done}
        </p>
        <RecordList {...list} />
      </div>
    </FullScreenDialog>
  );
}
