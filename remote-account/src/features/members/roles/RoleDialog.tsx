import { type MemberRole, type Problem, readyRoles } from '@berth/contract';
import { localized, useLocale, useTranslation } from '@berth/runtime';
import { ChoiceField, FullScreenDialog, SendFoot, TextField, useSendForm } from '@berth/ui';
import { useState } from 'react';
import styles from '../members.module.css';
import { useAccountSaveRoleMutation } from '../members.queries.ts';

const beginnings = ['operator', 'finance', 'nothing'] as const;
type Beginning = (typeof beginnings)[number];
type RoleDraft = { title: string; begin: Beginning | null };

/** A new role, which begins as a ready one or empty, or another name for one that is there. */
export function RoleDialog({ of: role, onClose }: { of: MemberRole | null; onClose: () => void }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const [value, setValue] = useState<RoleDraft>({ title: role?.title[locale] ?? '', begin: 'operator' });
  const [save] = useAccountSaveRoleMutation();
  const title = value.title.trim();
  const form = useSendForm({
    content: { title },
    problems: title === '' ? [{ path: 'title', rule: 'blankName' } satisfies Problem] : [],
    call: () =>
      save({
        body: role
          ? { id: role.id, version: role.version ?? '', title, permissions: role.permissions }
          : { title, permissions: beginningOf(value.begin) },
      }),
    onSent: onClose,
  });
  const fields = {
    form,
    value,
    change: (part: Partial<RoleDraft>) => setValue((before) => ({ ...before, ...part })),
  };
  const choices = beginnings.map((each) => ({
    value: each,
    label: each === 'nothing' ? t('roles.nothing') : localized(readyRoles[each].title, locale),
  }));
  return (
    <FullScreenDialog
      isOpen
      title={role ? t('roles.renameOne', { name: role.title[locale] }) : t('roles.add')}
      widthPx={480}
      onClose={onClose}
    >
      <div className={styles.form}>
        <TextField of={fields} name="title" label={t('roles.name')} isRequired />
        {!role && <ChoiceField of={fields} name="begin" label={t('roles.begin')} choices={choices} />}
        <SendFoot form={form} label={t('roles.save')} />
      </div>
    </FullScreenDialog>
  );
}

function beginningOf(begin: Beginning | null): string[] {
  return begin === null || begin === 'nothing' ? [] : [...readyRoles[begin].permissions];
}
