import { request, useTranslation } from '@berth/runtime';
import { type FormEvent, useState } from 'react';
import fields from '../../door/fields/fields.module.css';
import { ownFailures } from '../../door/fields/own-failures.ts';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { PhoneCodeFields } from '../sms/PhoneCodeFields.tsx';
import type { PhoneCode } from '../sms/use-phone-code.ts';
import styles from './ResetPasswordPage.module.css';

type PhoneStepProps = {
  account: string;
  state: PhoneCode;
  /** The code that stands here was taken already. */
  isProved: boolean;
  onBack: () => void;
  /** With the ticket; null where the one of before is still good. */
  onProved: (ticket: string | null) => void;
};

/** The phone of the account, proved by a code. */
export function PhoneStep({ account, state, isProved, onBack, onProved }: PhoneStepProps) {
  const { t } = useTranslation('ways-in');
  const [isSending, setSending] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { phone, code } = state.draft;
    if (isSending || state.waitSeconds > 0) return;
    if (isProved) return onProved(null);
    if (state.sentTo === null && code === '') return await state.send();
    if (!state.check()) return;
    setSending(true);
    try {
      const body = { account, phone, code };
      onProved((await request('POST /login/checkResetCode', { body }, ownFailures)).ticket);
    } catch (failure) {
      state.refuse(failure);
    } finally {
      setSending(false);
    }
  };
  return (
    <form className={fields.form} onSubmit={handleSubmit} noValidate>
      <PhoneCodeFields state={state} />
      <div className={styles.buttons}>
        <ActionButton size="large" onClick={onBack}>
          {t('reset.back')}
        </ActionButton>
        <ActionButton
          kind="primary"
          size="large"
          isSubmit
          isBusy={isSending}
          disabled={state.waitSeconds > 0}
        >
          {isSending ? t('reset.checking') : t('reset.next')}
        </ActionButton>
      </div>
    </form>
  );
}
