import { useTranslation } from '@berth/runtime';
import { FieldFrame } from '@berth/ui';
import { type KeyboardEvent, type RefCallback, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import styles from './fields.module.css';

type PasswordInputProps = {
  id?: string;
  label?: string;
  help?: string;
  /** A new one is not filled in from what the browser knows. */
  autoComplete?: 'current-password' | 'new-password';
  value: string;
  error?: string;
  inputRef?: RefCallback<HTMLInputElement>;
  onChange: (value: string) => void;
};

/** The password, to be shown on demand, with a word when Caps Lock is on. */
export function PasswordInput(props: PasswordInputProps) {
  const { id = 'password', autoComplete = 'current-password', value, error, inputRef, onChange } = props;
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const label = isShown ? t('login.hidePassword') : t('login.showPassword');
  return (
    <FieldFrame
      id={id}
      label={props.label ?? t('login.password')}
      error={error}
      help={isCapsLock ? t('login.capsLock') : props.help}
    >
      {(control) => (
        <span className={styles.withButton}>
          <input
            {...control}
            className={styles.input}
            ref={inputRef}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={noteCapsLock}
            onKeyUp={noteCapsLock}
            onBlur={() => setCapsLock(false)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={label}
            title={label}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'hide' : 'show'} />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
