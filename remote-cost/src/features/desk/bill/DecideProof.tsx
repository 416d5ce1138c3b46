import { isDay, type Problem, replyProblems } from '@berth/contract';
import { useTranslation, useTypedPage } from '@berth/runtime';
import {
  DayField,
  draftOfMoney,
  FormField,
  FormSection,
  formatMoney,
  MoneyField,
  minorOfDraft,
  moneyDraftProblem,
  type SaveAnswer,
  SendFailure,
  StatusDot,
  SwitchInput,
  TextField,
  useTypedForm,
  ViewableFiles,
} from '@berth/ui';
import { useState } from 'react';
import type { Bill } from '../../calls/cost.queries.ts';
import { useDeskConfirmProofMutation, useDeskRefuseProofMutation } from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';
import { DecisionFields, undecided } from './DecisionFields.tsx';

type Proof = Bill['proofs'][number];
type DecideProofProps = { proof: Proof; status: Proof['status'] };

const dots = { unconfirmed: 'unconfirmed', confirmed: 'confirmed', refused: 'failed' } as const;

/** A proof of payment with its file: what of it was received, or why it is given back. */
export function DecideProof({ proof, status }: DecideProofProps) {
  const { t, locale } = useTranslation('cost');
  const { id: proofId, currency, bills, payer, paidOn, sentBy } = proof;
  const [confirm] = useDeskConfirmProofMutation();
  const [refuse] = useDeskRefuseProofMutation();
  const initial = {
    ...undecided,
    reference: '',
    receivedOn: paidOn as string | null,
    parts: Object.fromEntries(
      bills.map(({ number, amountMinor }) => [number, draftOfMoney({ currency, amountMinor })]),
    ),
  };
  // A bill for which nothing was received is left out.
  const filledOf = (parts: Record<string, string>) =>
    bills.flatMap(({ number: bill }) => {
      const draft = parts[bill] ?? '';
      return draft.trim() === '' ? [] : [{ bill, draft, amountMinor: minorOfDraft(draft, currency) ?? 0 }];
    });
  const [isSure, setSure] = useState(false);
  const of = useTypedForm(useTypedPage(), `decideProof.${proofId}`, initial, (value) => {
    const { decision, words, reference, parts } = value;
    const receivedOn = value.receivedOn ?? '';
    const filled = filledOf(parts);
    const wrongParts = filled.flatMap(({ draft }, at): Problem[] => {
      const problem = moneyDraftProblem(draft, currency);
      return problem ? [{ path: `bills.${at}.amountMinor`, ...problem }] : [];
    });
    const wrong: Problem[] = [
      ...(isDay(receivedOn) ? [] : [{ path: 'receivedOn', rule: 'invalidDate' } as const]),
      ...(filled.length > 0 ? wrongParts : [{ path: 'bills', rule: 'required' } as const]),
    ];
    const paid = filled.map(({ bill, amountMinor }) => ({ bill, amountMinor }));
    return {
      content: { ...value, isSure },
      problems: decision === 'confirm' ? wrong : replyProblems({ words }),
      call: async (): Promise<SaveAnswer<unknown>> =>
        decision === 'confirm'
          ? await confirm({ body: { proofId, reference, receivedOn, bills: paid, isSure } })
          : await refuse({ body: { proofId, words } }),
      onSent: () => undefined,
    };
  });
  const filled = filledOf(of.value.parts);
  const pathOf = (number: string) => `bills.${filled.findIndex(({ bill }) => bill === number)}.amountMinor`;
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, locale);
  const { value, change, form } = of;
  const ofParts = {
    form,
    value: value.parts,
    change: (part: object) => change({ parts: { ...value.parts, ...part } }),
  };
  const wrongBills = form.errorOf('bills');
  return (
    <FormSection
      title={t('proof.title')}
      id={`proof-${proofId}`}
      aside={<StatusDot status={dots[status]}>{t(`payments.proof_${status}`)}</StatusDot>}
    >
      <div className={styles.form}>
        <p className={styles.line}>
          <b>{money(proof.amountMinor)}</b>
          <span className={styles.quiet}>{[paidOn, payer, sentBy].filter(Boolean).join(' · ')}</span>
        </p>
        <ViewableFiles files={[proof.file]} label={t('proof.file')} />
        {status !== 'unconfirmed' && <SendFailure form={form} />}
        {status === 'unconfirmed' && (
          <DecisionFields of={of} confirm={t('desk.confirmProof')}>
            <div className={styles.fields}>
              <DayField of={of} name="receivedOn" label={t('desk.receivedOn')} lies="behind" isRequired />
              <TextField of={of} name="reference" label={t('desk.bankReference')} />
              {bills.map(({ number, amountMinor }) => (
                <MoneyField
                  key={number}
                  of={ofParts}
                  name={number}
                  path={pathOf(number)}
                  currency={currency}
                  label={number}
                  help={t('desk.said', { amount: money(amountMinor) })}
                />
              ))}
            </div>
            {(isSure || form.failure?.code === 'PAYMENT_ABOVE_DUE') && (
              <FormField id={form.idOf('isSure')} label={t('desk.isSureAbove')}>
                {(control) => <SwitchInput {...control} value={isSure} onChange={setSure} />}
              </FormField>
            )}
            {wrongBills && (
              <p id={form.idOf('bills')} tabIndex={-1} className={styles.error} role="alert">
                {wrongBills}
              </p>
            )}
          </DecisionFields>
        )}
      </div>
    </FormSection>
  );
}
