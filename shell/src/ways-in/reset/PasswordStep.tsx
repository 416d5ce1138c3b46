import { type Problem, passwordProblems } from '@berth/contract';
import { type ApiProblem, request, useTranslation } from '@berth/runtime';
import { type FormEvent, useRef, useState } from 'react';
import { FormFailure } from '../../door/fields/FormFailure.tsx';
import fields from '../../door/fields/fields.module.css';
import { ownFailures, problemOfFailure } from '../../door/fields/own-failures.ts';
import { PasswordInput } from '../../door/fields/PasswordInput.tsx';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { placeRefusal, type Troubles, useSayTrouble } from '../trouble.ts';
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
  const say = useSayTrouble();
  const [draft, setDraft] = useState<Draft>({ newPassword: '', confirmation: '' });
  const [troubles, setTroubles] = useState<Troubles<Name>>({});
  const [isSending, setSending] = useState(false);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const show = (found: Troubles<Name>) => {
    setTroubles(found);
    const first = names.find((name) => found[name]);
    if (first) inputs.current[first]?.focus();
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const problems = problemsOf(draft, account);
    show(Object.fromEntries(problems.map((problem) => [problem.path, problem])));
    if (problems.length > 0) return;
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
  const field = (name: Name) => ({
    id: name,
    label: t(`reset.${name}`),
    autoComplete: 'new-password' as const,
    error: say(name, troubles[name]),
    value: draft[name],
    inputRef: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    onChange: (value: string) => {
      setDraft((before) => ({ ...before, [name]: value }));
      setTroubles((before) => ({ ...before, [name]: undefined }));
    },
  });
  return (
    <form className={fields.form} onSubmit={handleSubmit} noValidate>
      {troubles.form && <FormFailure failure={troubles.form} waitSeconds={0} />}
      {/* So that a password manager knows whose password it is. */}
      <input hidden readOnly autoComplete="username" value={account} />
      <PasswordInput {...field('newPassword')} help={t('reset.newPasswordHelp')} />
      <PasswordInput {...field('confirmation')} />
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
