import { paths } from '@berth/contract';
import { Link, signIn, useTranslation } from '@berth/runtime';
import { FieldFrame } from '@berth/ui';
import { type FormEvent, useRef, useState } from 'react';
import { CaptchaField } from '../door/fields/CaptchaField.tsx';
import { FormFailure } from '../door/fields/FormFailure.tsx';
import { failureText } from '../door/fields/failure-text.ts';
import styles from '../door/fields/fields.module.css';
import { problemOfFailure } from '../door/fields/own-failures.ts';
import { PasswordInput } from '../door/fields/PasswordInput.tsx';
import { useCaptcha } from '../door/fields/use-captcha.ts';
import { useSecondsLeft } from '../door/fields/use-seconds-left.ts';
import { ActionButton } from '../feedback/ActionButton.tsx';
import {
  emptyLogin,
  type LoginDraft,
  type LoginErrors,
  type LoginField,
  missingFields,
  placeFailure,
} from './login-draft.ts';

/** Account login (spec section 2): account, password, captcha, remember me for 24 hours. */
export function LoginForm({ onSignedIn, canReset }: { onSignedIn: () => void; canReset: boolean }) {
  const { t, locale } = useTranslation('shell');
  const [draft, setDraft] = useState<LoginDraft>(emptyLogin);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [isSending, setSending] = useState(false);
  const captcha = useCaptcha(locale);
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});
  const [waitSeconds, waitAgain] = useSecondsLeft();

  const change = (part: Partial<LoginDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }));
  };
  const focusOn = (field: LoginField) => {
    inputs.current[field]?.focus();
    inputs.current[field]?.select();
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || waitSeconds > 0) return;
    const missing = missingFields(draft);
    if (missing[0]) {
      setErrors(Object.fromEntries(missing.map((field) => [field, 'missing'])));
      focusOn(missing[0]);
      return;
    }
    if (!captcha.captcha) return focusOn('captcha');
    setSending(true);
    try {
      const { captchaId } = captcha.captcha;
      await signIn({ ...draft, username: draft.username.trim(), captchaId });
      onSignedIn();
    } catch (failure) {
      const problem = problemOfFailure(failure);
      const { errors: placed, focus } = placeFailure(problem);
      waitAgain(problem.retryAfterSeconds ?? 0);
      captcha.renew();
      setDraft((before) => ({ ...before, captcha: '' }));
      setErrors(placed);
      focusOn(focus);
    } finally {
      setSending(false);
    }
  };

  const say = (field: LoginField) => {
    const problem = errors[field];
    return problem === 'missing' ? t(`login.${field}Missing`) : problem && failureText(problem, locale);
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {errors.form && errors.form !== 'missing' && (
        <FormFailure failure={errors.form} waitSeconds={waitSeconds} />
      )}
      <FieldFrame id="username" label={t('login.username')} error={say('username')}>
        {(control) => (
          <input
            {...control}
            className={styles.input}
            ref={(input) => {
              inputs.current.username = input;
            }}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={draft.username}
            onChange={(event) => change({ username: event.target.value })}
          />
        )}
      </FieldFrame>
      <PasswordInput
        inputRef={(input) => {
          inputs.current.password = input;
        }}
        error={say('password')}
        value={draft.password}
        onChange={(password) => change({ password })}
      />
      <CaptchaField
        inputRef={(input) => {
          inputs.current.captcha = input;
        }}
        state={captcha}
        error={say('captcha')}
        value={draft.captcha}
        onChange={(value) => change({ captcha: value })}
      />
      <div className={styles.below}>
        <label className={styles.remember}>
          <input
            type="checkbox"
            checked={draft.remember}
            onChange={(event) => change({ remember: event.target.checked })}
          />
          {t('login.remember')}
        </label>
        {canReset && (
          <Link to={paths.resetPassword()} className={styles.link}>
            {t('login.forgot')}
          </Link>
        )}
      </div>
      <ActionButton kind="primary" size="large" isSubmit isBusy={isSending} disabled={waitSeconds > 0}>
        {isSending ? t('login.submitting') : t('login.submit')}
      </ActionButton>
    </form>
  );
}
