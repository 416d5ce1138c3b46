import { useTranslation } from '@berth/runtime';
import { FieldFrame } from '@berth/ui';
import { type FormEvent, useRef, useState } from 'react';
import fields from '../../door/fields/fields.module.css';
import { ActionButton } from '../../feedback/ActionButton.tsx';

type AccountStepProps = { account: string; onChange: (account: string) => void; onNext: () => void };

/** Which account; nobody is asked whether there is one. */
export function AccountStep({ account, onChange, onNext }: AccountStepProps) {
  const { t } = useTranslation('ways-in');
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = account.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) input.current?.focus();
    else onNext();
  };
  return (
    <form className={fields.form} onSubmit={handleSubmit} noValidate>
      <FieldFrame
        id="account"
        label={t('reset.account')}
        error={isMissing ? t('missing.account') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className={fields.input}
            ref={input}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={account}
            onChange={(event) => {
              setMissing(false);
              onChange(event.target.value);
            }}
          />
        )}
      </FieldFrame>
      <ActionButton kind="primary" size="large" isSubmit>
        {t('reset.next')}
      </ActionButton>
    </form>
  );
}
