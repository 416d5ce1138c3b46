import { registrationFieldNames, registrationPurposeNames } from '@berth/contract';
import { notify, useTranslation } from '@berth/runtime';
import { FullScreenDialog, type RetainedTyped, SendFoot, TextField, useFormOfTyped } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { type Queued, useAccountDecideMutation } from '../calls/registrations.queries.ts';
import { ReturnReasons } from './ReturnReasons.tsx';
import {
  type Act,
  type Decided,
  decisionOf,
  decisionProblems,
  returnedAlsoFor,
} from './registration-decision.ts';
import styles from './registrations.module.css';

type DecisionFormProps = {
  act: Act;
  typed: RetainedTyped<Decided>;
  registration: Queued;
  version: number;
  /** There is a newer version, which was not looked at. */
  isHeldBack: boolean;
  onDecided: (version: number) => void;
};

/** What another has already, which the applicant has to change. */
const takenBy: Partial<Record<string, { field: 'account' | 'creditCode'; words: string }>> = {
  REGISTRATION_ACCOUNT_TAKEN: { field: 'account', words: 'accountTaken' },
  CREDIT_CODE_TAKEN: { field: 'creditCode', words: 'codeTaken' },
};

/** The fields of one decision, and its button; what cannot be taken back asks once more. */
export function DecisionForm({
  act,
  typed,
  registration,
  version,
  isHeldBack,
  onDecided,
}: DecisionFormProps) {
  const { t, locale } = useTranslation('account');
  const { id, name, applicantType } = registration;
  const purpose = registrationPurposeNames[registration.purpose][locale];
  const isChange = registration.purpose !== 'register';
  const [call] = useAccountDecideMutation();
  const [isAsking, setAsking] = useState(false);
  const problems = decisionProblems(typed.value, act);
  const of = useFormOfTyped(typed, (value) => {
    const decision = decisionOf(value, act);
    return {
      content: { decision },
      problems,
      call: () => call({ body: { id, version, decision } }),
      onSent: (saved: { version: number }) => {
        const done = act === 'approve' && isChange ? 'doneChange' : 'done';
        notify.success(t(`registrations.${done}_${act}`, { name, purpose }));
        onDecided(saved.version);
      },
    };
  });
  const { form, value, change } = of;
  const label = t(`registrations.act_${act}`);
  const isDanger = act !== 'approve';
  const taken = form.failure ? takenBy[form.failure.code ?? ''] : undefined;
  if (act === 'return')
    return (
      <>
        <ReturnReasons
          form={form}
          type={applicantType}
          purpose={registration.purpose}
          reasons={value.reasons}
          onChange={(reasons) => change({ reasons })}
        />
        {!isHeldBack && <SendFoot form={form} label={label} isDanger />}
      </>
    );
  return (
    <>
      {act === 'refuse' && (
        <TextField of={of} name="words" label={t('registrations.reason')} rows={2} isRequired />
      )}
      {!isHeldBack && (
        <div>
          <Button
            type="primary"
            danger={isDanger}
            onClick={() => (problems.length > 0 ? form.send() : setAsking(true))}
          >
            {label}
          </Button>
        </div>
      )}
      <FullScreenDialog
        isOpen={isAsking && !isHeldBack}
        title={t(`registrations.ask_${act}`, { name, purpose })}
        widthPx={520}
        onClose={() => setAsking(false)}
        isHeldOpen={form.isBusy}
      >
        <div className={styles.form}>
          <p>{t(`registrations.${isChange ? 'followsChange' : 'follows'}_${act}`)}</p>
          <SendFoot form={form} label={t(`registrations.confirm_${act}`)} isDanger={isDanger}>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
            {taken && (
              <Button
                onClick={() => {
                  const reason = { field: taken.field, words: t(`registrations.${taken.words}`) };
                  typed.set((before) => returnedAlsoFor(before, reason));
                }}
              >
                {t('registrations.returnField', { field: registrationFieldNames[taken.field][locale] })}
              </Button>
            )}
          </SendFoot>
        </div>
      </FullScreenDialog>
    </>
  );
}
