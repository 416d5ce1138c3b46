import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../ui-texts.ts';
import { RecordFailure } from './RecordFailure.tsx';
import styles from './RecordList.module.css';
import { recordTexts } from './record-texts.ts';
import type { RecordChanges } from './use-record-changes.ts';
import type { useRecordForm } from './use-record-form.ts';

export type RecordFormProps = {
  form: ReturnType<typeof useRecordForm>;
  changes: RecordChanges;
  /** Fields that show their own errors. */
  fields: readonly string[];
  onCancel: () => void;
  children: ReactNode;
};

/** The form of a record: its fields, why it was not saved, and its buttons. */
export function RecordForm({ form, changes, fields, onCancel, children }: RecordFormProps) {
  const texts = useTexts(recordTexts);
  const { problem, isBusy } = changes;
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit}>
      {children}
      <RecordFailure
        problem={problem}
        isBusy={isBusy}
        fields={fields}
        onTakeTheirs={onCancel}
        onKeepMine={form.keepMine}
      />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
