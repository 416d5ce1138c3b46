import { fillTemplate } from '@berth/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { FullScreenDialog } from '../full-screen-dialog/FullScreenDialog.tsx';
import { useTexts } from '../ui-texts.ts';
import styles from './TablePicker.module.css';
import { TablePicker, type TablePickerProps } from './TablePicker.tsx';
import { tablePickerTexts } from './table-picker-texts.ts';

export type TablePickerDialogProps<Row> = Omit<TablePickerProps<Row>, 'onChange'> & {
  title: string;
  isOpen: boolean;
  /** Left without a choice: `chosen` holds as it was. */
  onCancel: () => void;
  onConfirm: (chosen: ReadonlyMap<string, Row>) => void;
};

/** {@link TablePicker} in a dialog: what is ticked counts once it is confirmed. */
export function TablePickerDialog<Row>(props: TablePickerDialogProps<Row>) {
  const { title, isOpen, onCancel, onConfirm, chosen, ...picker } = props;
  const texts = useTexts(tablePickerTexts);
  const [draft, setDraft] = useState(chosen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // Each opening begins with what is chosen then.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(chosen);
  }
  return (
    <FullScreenDialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      widthPx={800}
      footer={
        <div className={styles.footer}>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button type="primary" onClick={() => onConfirm(draft)}>
            {draft.size > 0 ? fillTemplate(texts.confirmCount, { count: draft.size }) : texts.confirm}
          </Button>
        </div>
      }
    >
      <TablePicker {...picker} chosen={draft} onChange={setDraft} />
    </FullScreenDialog>
  );
}
