import type { Member } from '@berth/contract';
import { useTranslation, useUser } from '@berth/runtime';
import { ChoiceField, ChoiceGroup, FormField, SendFoot, TextField, useSendForm } from '@berth/ui';
import { useState } from 'react';
import styles from '../members.module.css';
import { type Company, useAccountSaveMemberMutation } from '../members.queries.ts';
import { DepartmentField } from './DepartmentField.tsx';
import {
  contentOf,
  draftOfMember,
  draftProblems,
  type MemberDraft,
  type PasswordChoice,
  seenFields,
} from './member-draft.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { useRoleChoices } from './use-role-name.ts';

type MemberFormProps = {
  member: Member | null;
  company: Company;
  /** With the password where one was generated. */
  onDone: (saved: { account: string; name: string }, password: string | null) => void;
};

/** Login, name, phone, role and, of somebody new, the first password. Nothing of it is retained: it has a password. */
export function MemberForm({ member, company, onDone }: MemberFormProps) {
  const { t } = useTranslation('account');
  const isSelf = useUser()?.id === member?.id;
  const isNew = member === null;
  const isOfStaff = company.owner === 'forwarder';
  const [value, setValue] = useState<MemberDraft>(draftOfMember(member));
  const [seen] = useState(member);
  const [choice, setChoice] = useState<PasswordChoice>('generated');
  const [save] = useAccountSaveMemberMutation();
  const content = contentOf(value);
  const form = useSendForm({
    content: { ...content, password: choice === 'typed' ? value.password : '' },
    problems: draftProblems(value, isNew, choice),
    call: ({ idempotencyKey: _key, password, departmentId, ...sent }) =>
      save({
        body: {
          ...sent,
          ...(isOfStaff && { departmentId }),
          ...(seen ? { id: seen.id, seen: seenFields(seen) } : password && { password }),
        },
      }),
    onSent: ({ password }) => onDone(content, password),
  });
  const change = (part: Partial<MemberDraft>) => setValue((before) => ({ ...before, ...part }));
  const of = { form, value, change };
  const roleChoices = useRoleChoices(company.roles);
  const passwords = (['generated', 'typed'] as const).map((each) => ({
    value: each,
    label: t(`members.password_${each}`),
  }));
  return (
    <div className={styles.form}>
      <TextField
        of={of}
        name="account"
        label={t('members.account')}
        help={isNew ? t('members.accountHelp') : undefined}
        isRequired={isNew}
        isCode
        isDisabled={!isNew}
      />
      <TextField of={of} name="name" label={t('members.name')} isRequired />
      <TextField of={of} name="phone" label={t('members.phone')} />
      {isSelf ? (
        <p className={styles.quiet}>{t('members.ownRole')}</p>
      ) : (
        <ChoiceField of={of} name="roleId" label={t('members.role')} isRequired choices={roleChoices} />
      )}
      {isOfStaff && <DepartmentField of={of} departments={company.departments} />}
      {isNew && (
        <FormField id={form.idOf('passwordChoice')} label={t('members.firstPassword')} isGroup>
          {(control) => <ChoiceGroup {...control} choices={passwords} value={choice} onChange={setChoice} />}
        </FormField>
      )}
      {isNew && choice === 'typed' && <PasswordFields of={of} />}
      <SendFoot
        form={form}
        label={t(isNew ? (isOfStaff ? 'members.addStaff' : 'members.add') : 'members.save')}
      />
    </div>
  );
}
