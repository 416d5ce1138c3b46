import { signIn, useTranslation } from '@berth/runtime';
import { type FormEvent, useState } from 'react';
import fields from '../../door/fields/fields.module.css';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { PhoneCodeFields } from './PhoneCodeFields.tsx';
import { usePhoneCode } from './use-phone-code.ts';

/** Mobile login (spec section 2): phone, SMS code, remember me for 24 hours. */
export function SmsLoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useTranslation('ways-in');
  const state = usePhoneCode({ purpose: 'login' });
  const [remember, setRemember] = useState(false);
  const [isSending, setSending] = useState(false);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { phone, code } = state.draft;
    if (isSending || state.waitSeconds > 0) return;
    // Enter, before there is a code: it is asked for.
    if (state.sentTo === null && code === '') return await state.send();
    if (!state.check()) return;
    setSending(true);
    try {
      await signIn({ way: 'sms', phone, code, remember });
      onSignedIn();
    } catch (failure) {
      state.refuse(failure);
    } finally {
      setSending(false);
    }
  };

  return (
    <form className={fields.form} onSubmit={handleSubmit} noValidate>
      <PhoneCodeFields state={state} />
      <label className={fields.remember}>
        <input type="checkbox" checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        {t('remember')}
      </label>
      <ActionButton kind="primary" size="large" isSubmit isBusy={isSending} disabled={state.waitSeconds > 0}>
        {isSending ? t('signingIn') : t('signIn')}
      </ActionButton>
    </form>
  );
}
