import { useTranslation } from '@berth/runtime';
import { FormField, SmsButton, TextInput } from '@berth/ui';
import styles from './phone.module.css';

type CodeFieldProps = {
  id: string;
  label: string;
  help?: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Rejects with what is wrong, in words. */
  onSend: () => Promise<void>;
};

/** A code by SMS, and the button that asks for it. */
export function CodeField({ id, label, help, error, value, onChange, onSend }: CodeFieldProps) {
  const { t } = useTranslation('account');
  return (
    <FormField id={id} label={label} help={help} error={error} isRequired>
      {(control) => (
        <div className={styles.code}>
          <TextInput
            {...control}
            value={value}
            onChange={onChange}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={t('phone.sixDigits')}
          />
          <SmsButton onSend={onSend} />
        </div>
      )}
    </FormField>
  );
}
