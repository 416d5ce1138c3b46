import { useTranslation } from '@berth/runtime';
import { FormField } from '@berth/ui';
import { Input, type InputRef } from 'antd';
import { type KeyboardEvent, type RefCallback, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './LoginForm.module.css';

type PasswordInputProps = {
  value: string;
  error?: string;
  inputRef: RefCallback<InputRef>;
  onChange: (value: string) => void;
};

/** The password, to be shown on demand, with a word when Caps Lock is on. */
export function PasswordInput({ value, error, inputRef, onChange }: PasswordInputProps) {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const label = isShown ? t('login.hidePassword') : t('login.showPassword');
  return (
    <FormField
      id="password"
      label={t('login.password')}
      error={error}
      help={isCapsLock ? t('login.capsLock') : undefined}
    >
      {(control) => (
        <Input
          {...control}
          ref={inputRef}
          size="large"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          status={error ? 'error' : undefined}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={noteCapsLock}
          onKeyUp={noteCapsLock}
          onBlur={() => setCapsLock(false)}
          suffix={
            <button
              type="button"
              className={styles.reveal}
              aria-label={label}
              title={label}
              onClick={() => setShown(!isShown)}
            >
              <Icon name={isShown ? 'hide' : 'show'} />
            </button>
          }
        />
      )}
    </FormField>
  );
}
