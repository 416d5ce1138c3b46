import { paths } from '@berth/contract';
import { Link, useSite, useSiteBase, useTranslation } from '@berth/runtime';
import { useState } from 'react';
import { DoorFrame } from '../../door/DoorFrame.tsx';
import { useDocumentTitle } from '../../title/use-document-title.ts';
import { usePhoneCode } from '../sms/use-phone-code.ts';
import { StepList } from '../steps/StepList.tsx';
import { useStepPlace } from '../steps/use-step-place.ts';
import { AccountStep } from './AccountStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import styles from './ResetPasswordPage.module.css';

/** `/reset_password`: whoever forgot the password proves the phone of the account and sets a new one. */
export function ResetPasswordPage() {
  const { t } = useTranslation('ways-in');
  const { config } = useSite();
  const { phone } = useSiteBase();
  useDocumentTitle(t('reset.title'));
  return (
    <DoorFrame title={t('reset.title')} lead={t('reset.lead')}>
      {config.ways?.includes('sms') ? (
        <ResetSteps />
      ) : (
        <p className={styles.text}>{t('reset.unavailable', { phone })}</p>
      )}
      <Link to={paths.login()} className={styles.link}>
        {t('reset.toLogin')}
      </Link>
    </DoorFrame>
  );
}

/** Spec section 2: four steps. */
const resetSteps = ['account', 'phone', 'password', 'done'] as const;
type ResetStep = (typeof resetSteps)[number];

/** What a code was taken for: as long as it is the same, the ticket for it is good. */
type Proof = { ticket: string; account: string; phone: string; code: string };

/** Everything typed lives here, so that it is there again on the way back. */
function ResetSteps() {
  const { t } = useTranslation('ways-in');
  const [step, setStep] = useState<ResetStep>('account');
  const [account, setAccount] = useState('');
  const [proof, setProof] = useState<Proof | null>(null);
  const phoneCode = usePhoneCode({ purpose: 'reset', account });
  const { draft } = phoneCode;
  const isProved =
    proof !== null && proof.account === account && proof.phone === draft.phone && proof.code === draft.code;
  const place = useStepPlace(step, t(`reset.step.${step}`));
  const proveAgain: Parameters<typeof PasswordStep>[0]['onExpired'] = (problem) => {
    setProof(null);
    phoneCode.change({ code: '' });
    phoneCode.setTroubles({ form: problem });
    setStep('phone');
  };
  return (
    <div ref={place}>
      <StepList
        label={t('reset.steps')}
        steps={resetSteps}
        step={step}
        titleOf={(each) => t(`reset.step.${each}`)}
      />
      {step === 'account' && (
        <AccountStep account={account} onChange={setAccount} onNext={() => setStep('phone')} />
      )}
      {step === 'phone' && (
        <PhoneStep
          account={account}
          state={phoneCode}
          isProved={isProved}
          onBack={() => setStep('account')}
          onProved={(ticket) => {
            if (ticket !== null) setProof({ ticket, account, phone: draft.phone, code: draft.code });
            setStep('password');
          }}
        />
      )}
      {step === 'password' && proof && (
        <PasswordStep
          account={account}
          ticket={proof.ticket}
          onBack={() => setStep('phone')}
          onExpired={proveAgain}
          onDone={() => setStep('done')}
        />
      )}
      {step === 'done' && (
        <p className={styles.text} tabIndex={-1}>
          {t('reset.doneText')}
        </p>
      )}
    </div>
  );
}
