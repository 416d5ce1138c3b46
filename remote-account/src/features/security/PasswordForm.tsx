import { newPasswordProblems, passwordStrength } from '@berth/contract';
import { notify, useTranslation, useUser } from '@berth/runtime';
import { SendFoot, useSendForm } from '@berth/ui';
import { useState } from 'react';
import { useAccountPasswordMutation } from '../calls/account.queries.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './security.module.css';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

/** The current password, a new one and that once more. Nothing of it is retained anywhere. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState(empty);
  const [change] = useAccountPasswordMutation();
  const account = useUser()?.account ?? '';
  const form = useSendForm({
    content: typed,
    problems: newPasswordProblems(typed, account),
    call: ({ currentPassword, newPassword }) => change({ body: { currentPassword, newPassword } }),
    onSent: ({ ended }) => {
      notify.success(t(ended > 0 ? 'password.changedAndEnded' : 'password.changed', { count: ended }));
      onDone();
    },
  });
  const field = (name: keyof typeof empty) => ({
    id: form.idOf(name),
    error: form.errorOf(name),
    label: t(`password.${name}`),
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  });
  const strength = typed.newPassword === '' ? null : passwordStrength(typed.newPassword);
  return (
    <div className={styles.form}>
      {/* For password managers, which store a new password with its account. */}
      <input className={styles.account} type="text" autoComplete="username" value={account} readOnly hidden />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        autoComplete="new-password"
        help={strength ? t(`password.strength.${strength}`) : t('password.rule')}
      />
      <PasswordField {...field('confirmation')} autoComplete="new-password" />
      <SendFoot form={form} label={t('password.save')} />
    </div>
  );
}
