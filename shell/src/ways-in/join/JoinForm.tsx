import { accountProblems, type Problem, passwordProblems } from '@berth/contract';
import { type ApiProblem, request, useTranslation } from '@berth/runtime';
import { FieldFrame } from '@berth/ui';
import { type FormEvent, useState } from 'react';
import { FormFailure } from '../../door/fields/FormFailure.tsx';
import fields from '../../door/fields/fields.module.css';
import { ownFailures, problemOfFailure } from '../../door/fields/own-failures.ts';
import { PasswordInput } from '../../door/fields/PasswordInput.tsx';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { placeRefusal } from '../trouble.ts';
import { usePasswordFields } from '../use-password-fields.ts';
import { isOver } from './use-invitation.ts';

const names = ['account', 'password', 'confirmation'] as const;
type Name = (typeof names)[number];
type Draft = Record<Name, string>;

type JoinFormProps = {
  secret: string;
  /** The invitation was accepted, withdrawn or replaced meanwhile, or has expired. */
  onOver: (problem: ApiProblem) => void;
  onDone: (account: string) => void;
};

/** Login and password of the new account. Nothing is done before the form is sent. */
export function JoinForm({ secret, onOver, onDone }: JoinFormProps) {
  const { t } = useTranslation('ways-in');
  const { draft, troubles, show, check, field } = usePasswordFields(names);
  const [isSending, setSending] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!check(problemsOf(draft))) return;
    setSending(true);
    try {
      const body = { ...draft, secret };
      onDone((await request('POST /login/acceptInvitation', { body }, ownFailures)).account);
    } catch (failure) {
      const problem = problemOfFailure(failure);
      if (isOver(problem)) onOver(problem);
      else show(placeRefusal(problem, names));
    } finally {
      setSending(false);
    }
  };
  const login = field('account');
  const password = (name: 'password' | 'confirmation') => ({
    ...field(name),
    label: t(`join.${name}`),
    autoComplete: 'new-password' as const,
  });
  return (
    <form className={fields.form} onSubmit={handleSubmit} noValidate>
      {troubles.form && <FormFailure failure={troubles.form} waitSeconds={0} />}
      <FieldFrame id={login.id} label={t('join.account')} help={t('join.accountHelp')} error={login.error}>
        {(control) => (
          <input
            {...control}
            className={fields.input}
            ref={login.inputRef}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={login.value}
            onChange={(event) => login.onChange(event.target.value)}
          />
        )}
      </FieldFrame>
      <PasswordInput {...password('password')} help={t('join.passwordHelp')} />
      <PasswordInput {...password('confirmation')} />
      <ActionButton kind="primary" size="large" isSubmit isBusy={isSending}>
        {isSending ? t('join.accepting') : t('join.accept')}
      </ActionButton>
    </form>
  );
}

function problemsOf({ account, password, confirmation }: Draft): Problem[] {
  const login = account.trim();
  const problems = accountProblems(login);
  problems.push(...passwordProblems(password, { account: login, path: 'password' }));
  if (confirmation === '') problems.push({ path: 'confirmation', rule: 'required' });
  else if (confirmation !== password) problems.push({ path: 'confirmation', rule: 'passwordsDiffer' });
  return problems;
}
