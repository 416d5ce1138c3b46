import { useTranslation } from '@berth/runtime';
import { FormField, SearchSelect, type SentFields } from '@berth/ui';
import { departmentOptions } from './department-options.ts';
import type { MemberDraft } from './member-draft.ts';

type DepartmentFieldProps = {
  of: SentFields<MemberDraft>;
  departments: Parameters<typeof departmentOptions>[0];
};

/** The department of one of the staff. */
export function DepartmentField({ of: { form, value, change }, departments }: DepartmentFieldProps) {
  const { t } = useTranslation('account');
  return (
    <FormField
      id={form.idOf('departmentId')}
      label={t('members.department')}
      error={form.errorOf('departmentId')}
    >
      {(control) => (
        <SearchSelect
          {...control}
          options={departmentOptions(departments)}
          value={value.departmentId}
          onChange={(departmentId) => change({ departmentId })}
          placeholder={t('members.noDepartment')}
        />
      )}
    </FormField>
  );
}
