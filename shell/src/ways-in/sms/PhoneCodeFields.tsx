import { useTranslation } from '@berth/runtime';
import { FieldFrame } from '@berth/ui';
import { CaptchaField } from '../../door/fields/CaptchaField.tsx';
import { FormFailure } from '../../door/fields/FormFailure.tsx';
import fields from '../../door/fields/fields.module.css';
import { ActionButton } from '../../feedback/ActionButton.tsx';
import { useSayTrouble } from '../trouble.ts';
import styles from './PhoneCodeFields.module.css';
import type { PhoneCode } from './use-phone-code.ts';

/** Phone, captcha until a code was asked for, and the code with the button that asks for it. */
export function PhoneCodeFields({ state }: { state: PhoneCode }) {
  const { t } = useTranslation('ways-in');
  const say = useSayTrouble();
  const { draft, change, troubles, sentTo, resendSeconds } = state;
  const isWaiting = sentTo !== null && resendSeconds > 0;
  return (
    <>
      {troubles.form && <FormFailure failure={troubles.form} waitSeconds={state.refusalSeconds} />}
      <FieldFrame id="phone" label={t('phone')} error={say('phone', troubles.phone)}>
        {(control) => (
          <input
            {...control}
            className={fields.input}
            ref={state.setInput('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            value={draft.phone}
            onChange={(event) => change({ phone: event.target.value })}
          />
        )}
      </FieldFrame>
      {!isWaiting && (
        <CaptchaField
          id="sms-captcha"
          inputRef={state.setInput('captcha')}
          state={state.captcha}
          error={say('captcha', troubles.captcha)}
          value={draft.captcha}
          onChange={(captcha) => change({ captcha })}
        />
      )}
      <FieldFrame id="code" label={t('code')} error={say('code', troubles.code)}>
        {(control) => (
          <div className={styles.code}>
            <input
              {...control}
              className={fields.input}
              ref={state.setInput('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={16}
              value={draft.code}
              onChange={(event) => change({ code: event.target.value })}
            />
            <SendButton state={state} />
          </div>
        )}
      </FieldFrame>
      <p className={styles.sent} role="status" hidden={sentTo === null}>
        {sentTo !== null && t(state.purpose === 'register' ? 'sentToAny' : 'sent', { phone: sentTo })}
      </p>
    </>
  );
}

function SendButton({ state: { isAsking, resendSeconds, sentTo, send } }: { state: PhoneCode }) {
  const { t } = useTranslation('ways-in');
  const words = () => {
    if (isAsking) return t('sending');
    if (resendSeconds > 0) return t('sendIn', { seconds: resendSeconds });
    return sentTo === null ? t('send') : t('sendAgain');
  };
  return (
    <ActionButton size="large" isBusy={isAsking} disabled={resendSeconds > 0} onClick={() => void send()}>
      {words()}
    </ActionButton>
  );
}
