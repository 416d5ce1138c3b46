import { type Department, departmentProblems, idsWithin } from '@berth/contract';
import { notify } from '@berth/runtime';
import {
  FormField,
  FullScreenDialog,
  PageNotice,
  SearchSelect,
  SendFoot,
  TextField,
  useSendForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { departmentOptions } from '../../members/list/department-options.ts';
import styles from './staff.module.css';
import { useAccountSaveDepartmentMutation } from './staff.queries.ts';
import { useStaffWords } from './use-staff-words.ts';

type DepartmentDialogProps = {
  /** Null for a new one. */
  department: Department | null;
  parentId: string | null;
  departments: readonly Department[];
  onClose: () => void;
};

/** Name and place of a department; it cannot be put under itself. */
export function DepartmentDialog({ department, parentId, departments, onClose }: DepartmentDialogProps) {
  const { t } = useStaffWords();
  const [value, setValue] = useState({ name: department?.name ?? '', parentId: parentId ?? '' });
  const [save] = useAccountSaveDepartmentMutation();
  const [seen, setSeen] = useState(department?.version);
  const newest = departments.find(({ id }) => id === department?.id);
  const content = { name: value.name.trim(), parentId: value.parentId || null };
  const form = useSendForm({
    content,
    problems: departmentProblems({ id: department?.id ?? null, ...content }, departments),
    call: ({ idempotencyKey: _key, ...sent }) =>
      save({ body: { ...sent, ...(department && { id: department.id, version: seen }) } }),
    onSent: () => {
      notify.success(t('departmentSaved', { name: content.name }));
      onClose();
    },
  });
  const change = (part: Partial<typeof value>) => setValue((before) => ({ ...before, ...part }));
  const within = department ? idsWithin(departments, department.id) : [];
  const places = departmentOptions(departments).filter((option) => !within.includes(option.value));
  return (
    <FullScreenDialog
      isOpen
      title={department ? t('editDepartment', { name: department.name }) : t('addDepartment')}
      widthPx={480}
      onClose={onClose}
    >
      <div className={styles.form}>
        {newest && newest.version !== seen && (
          <PageNotice
            tone="info"
            title={t('departmentChanged', { name: newest.name })}
            actions={<Button onClick={() => setSeen(newest.version)}>{t('goOn')}</Button>}
          />
        )}
        <TextField of={{ form, value, change }} name="name" label={t('departmentName')} isRequired />
        <FormField id={form.idOf('parentId')} label={t('parent')} error={form.errorOf('parentId')}>
          {(control) => (
            <SearchSelect
              {...control}
              options={places}
              value={value.parentId}
              onChange={(id) => change({ parentId: id })}
              placeholder={t('top')}
            />
          )}
        </FormField>
        <SendFoot form={form} label={t('save')} />
      </div>
    </FullScreenDialog>
  );
}
