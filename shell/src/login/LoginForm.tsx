import { ApiError, signIn, useTranslation } from '@berth/runtime';
import { FormField } from '@berth/ui';
import { Button, Checkbox, Input, type InputRef } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CaptchaField } from './CaptchaField.tsx';
import styles from './LoginForm.module.css';
import {
  emptyLogin,
  type LoginDraft,
  type LoginErrors,
  type LoginField,
  missingFields,
  placeFailure,
} from './login-draft.ts';
import { PasswordInput } from './PasswordInput.tsx';
import { useCaptcha } from './use-captcha.ts';

/** Account login (spec section 2): account, password, captcha, remember me for 24 hours. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t, locale } = useTranslation('shell');
  const [draft, setDraft] = useState<LoginDraft>(emptyLogin);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [isSending, setSending] = useState(false);
  const captcha = useCaptcha(locale);
  const inputs = useRef<Partial<Record<LoginField, InputRef | null>>>({});
  // Messages of the server are in the language that was asked in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of language is what counts.
  useEffect(() => setErrors({}), [locale]);

  const change = (part: Partial<LoginDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])),
    }));
  };
  const focusOn = (field: LoginField) => inputs.current[field]?.focus({ cursor: 'all' });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const missing = missingFields(draft);
    if (missing[0]) {
      const messages = {
        username: t('login.usernameMissing'),
        password: t('login.passwordMissing'),
        captcha: t('login.captchaMissing'),
      };
      setErrors(Object.fromEntries(missing.map((field) => [field, messages[field]])));
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
      if (!(failure instanceof ApiError)) throw failure;
      const { errors: placed, focus } = placeFailure(failure);
      captcha.renew();
      setDraft((before) => ({ ...before, captcha: '' }));
      setErrors(placed);
      focusOn(focus);
    } finally {
      setSending(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {errors.form && (
        <div className={styles.failure} role="alert">
          {errors.form}
        </div>
      )}
      <FormField id="username" label={t('login.username')} error={errors.username}>
        {(control) => (
          <Input
            {...control}
            ref={(input) => {
              inputs.current.username = input;
            }}
            size="large"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            status={errors.username ? 'error' : undefined}
            value={draft.username}
            onChange={(event) => change({ username: event.target.value })}
          />
        )}
      </FormField>
      <PasswordInput
        inputRef={(input) => {
          inputs.current.password = input;
        }}
        error={errors.password}
        value={draft.password}
        onChange={(password) => change({ password })}
      />
      <CaptchaField
        inputRef={(input) => {
          inputs.current.captcha = input;
        }}
        state={captcha}
        error={errors.captcha}
        value={draft.captcha}
        onChange={(value) => change({ captcha: value })}
      />
      <Checkbox checked={draft.remember} onChange={(event) => change({ remember: event.target.checked })}>
        {t('login.remember')}
      </Checkbox>
      <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
        {isSending ? t('login.submitting') : t('login.submit')}
      </Button>
    </form>
  );
}
