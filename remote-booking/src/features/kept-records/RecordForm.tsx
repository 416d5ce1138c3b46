import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './KeptRecords.module.css';
import { RecordFailure } from './RecordFailure.tsx';
import type { RecordChanges } from './use-record-changes.ts';
import type { useRecordForm } from './use-record-form.ts';

type RecordFormProps = {
  form: ReturnType<typeof useRecordForm>;
  changes: RecordChanges;
  /** Those that tell themselves what was refused of them. */
  fields: readonly string[];
  onCancel: () => void;
  children: ReactNode;
};

/** The frame of a form of a kept thing: its fields, why it was not saved, and its buttons. */
export function RecordForm({ form, changes, fields, onCancel, children }: RecordFormProps) {
  const { t } = useTranslation('booking');
  const { problem, isBusy } = changes;
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit}>
      {children}
      <RecordFailure {...{ problem, isBusy, fields }} onTakeTheirs={onCancel} onKeepMine={form.keepMine} />
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('records.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('records.save')}
        </Button>
      </div>
    </form>
  );
}
