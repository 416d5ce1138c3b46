import { passwordLimits } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormField } from '@berth/ui';
import { Input } from 'antd';
import { useState } from 'react';
import styles from './security.module.css';

type PasswordFieldProps = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
  error: string | undefined;
};

/** A password, to be shown on demand. It may be pasted. */
export function PasswordField({ id, label, value, onChange, autoComplete, help, error }: PasswordFieldProps) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  return (
    <FormField id={id} label={label} error={error} help={help} isRequired>
      {(control) => (
        <div className={styles.password}>
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={passwordLimits.most}
            status={error ? 'error' : undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={t(isShown ? 'password.hide' : 'password.show', { label })}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? 'password.hideShort' : 'password.showShort')}
          </button>
        </div>
      )}
    </FormField>
  );
}
