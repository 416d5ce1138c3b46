import { type Problem, passwordProblems } from '@berth/contract';
import { type ApiProblem, request, useTranslation } from '@berth/runtime';
import { type FormEvent, useState } from 'react';
import { FormFailure } from '../../door/fields/FormFailure.tsx';
import fields from '../../door/fields/fields.module.css';
import { ownFailures, problemOfFailure } from '../../door/fields/own-failures.ts';
import { PasswordInput } from '../../door/fields/PasswordInput.tsx';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { placeRefusal } from '../trouble.ts';
import { usePasswordFields } from '../use-password-fields.ts';
import styles from './ResetPasswordPage.module.css';

const names = ['newPassword', 'confirmation'] as const;
type Name = (typeof names)[number];
type Draft = Record<Name, string>;

type PasswordStepProps = {
  account: string;
  ticket: string;
  onBack: () => void;
  /** The phone has to be proved again. */
  onExpired: (problem: ApiProblem) => void;
  onDone: () => void;
};

/** The new password, twice. */
export function PasswordStep({ account, ticket, onBack, onExpired, onDone }: PasswordStepProps) {
  const { t } = useTranslation('ways-in');
  const { draft, troubles, show, check, field } = usePasswordFields(names);
  const [isSending, setSending] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!check(problemsOf(draft, account))) return;
    setSending(true);
    try {
      await request('POST /login/resetPassword', { body: { ticket, ...draft } }, ownFailures);
      onDone();
    } catch (failure) {
      const problem = problemOfFailure(failure);
      if (problem.code === 'RESET_EXPIRED') onExpired(problem);
      else show(placeRefusal(problem, names));
    } finally {
      setSending(false);
    }
  };
  const password = (name: Name) => ({
    ...field(name),
    label: t(`reset.${name}`),
    autoComplete: 'new-password' as const,
  });
  return (
    <form className={fields.form} onSubmit={handleSubmit} noValidate>
      {troubles.form && <FormFailure failure={troubles.form} waitSeconds={0} />}
      {/* So that a password manager knows whose password it is. */}
      <input hidden readOnly autoComplete="username" value={account} />
      <PasswordInput {...password('newPassword')} help={t('reset.newPasswordHelp')} />
      <PasswordInput {...password('confirmation')} />
      <div className={styles.buttons}>
        <ActionButton size="large" onClick={onBack}>
          {t('reset.back')}
        </ActionButton>
        <ActionButton kind="primary" size="large" isSubmit isBusy={isSending}>
          {isSending ? t('reset.saving') : t('reset.save')}
        </ActionButton>
      </div>
    </form>
  );
}

function problemsOf({ newPassword, confirmation }: Draft, account: string): Problem[] {
  const problems = passwordProblems(newPassword, { account });
  if (confirmation === '') return [...problems, { path: 'confirmation', rule: 'required' }];
  return confirmation === newPassword
    ? problems
    : [...problems, { path: 'confirmation', rule: 'passwordsDiffer' }];
}
