import { useTranslation } from '@berth/runtime';
import { useFileDrop } from '@berth/ui';
import { ActionButton } from '../../../feedback/ActionButton.tsx';
import { PhoneCodeFields } from '../../sms/PhoneCodeFields.tsx';
import { IdentityFields } from '../fields/IdentityFields.tsx';
import { PlainForm } from '../fields/PlainForm.tsx';
import { TypedInput } from '../fields/TypedInput.tsx';
import { PictureField } from '../picture/PictureField.tsx';
import styles from '../RegisterPage.module.css';
import type { Application } from './use-application.ts';
import type { useSending } from './use-sending.ts';

type DetailsStepProps = {
  application: Application;
  sending: ReturnType<typeof useSending>;
  onBack: () => void;
};

/** The paper beside what it says, and how to reach whoever registers. */
export function DetailsStep({ application, sending, onBack }: DetailsStepProps) {
  const { t } = useTranslation('register');
  const { form, picture, phoneCode } = application;
  const drop = useFileDrop(([file]) => file && picture.choose(file));
  const handleSend = () => {
    // Enter in the captcha asks for the code.
    const isAtCaptcha = document.activeElement?.id === 'sms-captcha';
    void (isAtCaptcha ? phoneCode.send() : sending.send());
  };
  return (
    <PlainForm {...drop.handlers} onSend={handleSend}>
      <div className={styles.beside}>
        <PictureField
          state={picture}
          isOver={drop.isOver}
          error={sending.isWaitingForPicture ? t('picture.wait') : form.errorOf(picture.paper)}
        />
        <div className={styles.fields}>
          <IdentityFields form={form} type={form.content.applicantType} />
          <TypedInput form={form} field="contact" autoComplete="name" />
          <TypedInput form={form} field="email" autoComplete="email" help={t('details.emailHelp')} />
          <PhoneCodeFields state={phoneCode} />
          <div className={styles.buttons}>
            <ActionButton size="large" onClick={onBack}>
              {t('back')}
            </ActionButton>
            <ActionButton
              kind="primary"
              size="large"
              isSubmit
              isBusy={sending.isSending}
              disabled={phoneCode.waitSeconds > 0}
            >
              {sending.isSending ? t('details.sending') : t('details.send')}
            </ActionButton>
          </div>
        </div>
      </div>
    </PlainForm>
  );
}
