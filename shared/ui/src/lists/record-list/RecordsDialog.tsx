import type { ReactNode } from 'react';
import { FullScreenDialog } from '../../full-screen-dialog/FullScreenDialog.tsx';
import styles from './RecordList.module.css';
import { RecordList, type RecordListProps } from './RecordList.tsx';
import type { RecordChanges } from './use-record-changes.ts';

export type RecordsDialogProps = RecordListProps & {
  title: string;
  changes: RecordChanges;
  /** Above the list, such as a button that adds a record, and a search. */
  top: ReactNode;
  onClose: () => void;
};

/** The named records of one kind in a dialog, with the outcome of the last change above them. */
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
