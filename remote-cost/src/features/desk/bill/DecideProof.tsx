import { isDay, type Problem, replyProblems } from '@berth/contract';
import { useNoteTyped, useTranslation, useUser } from '@berth/runtime';
import {
  DateInput,
  draftOfMoney,
  FileLinks,
  FormField,
  FormSection,
  formatMoney,
  MoneyInput,
  minorOfDraft,
  moneyDraftProblem,
  type SaveAnswer,
  SendFailure,
  StatusDot,
  TextInput,
  useSendForm,
  useTyped,
} from '@berth/ui';
import type { Bill } from '../../calls/cost.queries.ts';
import { useDeskConfirmProofMutation, useDeskRefuseProofMutation } from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';
import { type Decision, DecisionFields } from './DecisionFields.tsx';

type Proof = Bill['proofs'][number];
type DecideProofProps = { proof: Proof; status: Proof['status'] };

const dots = { unconfirmed: 'unconfirmed', confirmed: 'confirmed', refused: 'failed' } as const;

/** A proof of payment with its file: what of it was received, or why it is given back. */
export function DecideProof({ proof, status }: DecideProofProps) {
  const { t, locale } = useTranslation('cost');
  const { id, currency, bills, payer, paidOn, sentBy } = proof;
  const typed = useTyped(
    `${useUser()?.id ?? ''}.decideProof.${id}`,
    {
      ...{ decision: 'confirm' as Decision, words: '', reference: '', receivedOn: paidOn as string | null },
      parts: bills.map(({ amountMinor }) => draftOfMoney({ currency, amountMinor })),
    },
    useNoteTyped(),
  );
  const { decision, words, reference, receivedOn, parts } = typed.value;
  const [confirm] = useDeskConfirmProofMutation();
  const [refuse] = useDeskRefuseProofMutation();
  const isConfirmed = decision === 'confirm';
  // A bill for which nothing was received is left out.
  const filled = bills.flatMap(({ number }, at) => {
    const draft = parts[at] ?? '';
    return draft.trim() === ''
      ? []
      : [{ bill: number, draft, amountMinor: minorOfDraft(draft, currency) ?? 0 }];
  });
  const wrongParts = filled.flatMap(({ draft }, at): Problem[] => {
    const problem = moneyDraftProblem(draft, currency);
    return problem ? [{ path: `bills.${at}.amountMinor`, ...problem }] : [];
  });
  const problems: Problem[] = isConfirmed
    ? [
        ...(isDay(receivedOn ?? '') ? [] : [{ path: 'receivedOn', rule: 'invalidDate' } as const]),
        ...(filled.length > 0 ? wrongParts : [{ path: 'bills', rule: 'required' } as const]),
      ]
    : replyProblems({ words });
  const form = useSendForm({
    content: typed.value,
    problems,
    call: async (): Promise<SaveAnswer<unknown>> =>
      isConfirmed
        ? await confirm({
            body: {
              ...{ proofId: id, reference, receivedOn: receivedOn ?? '' },
              bills: filled.map(({ bill, amountMinor }) => ({ bill, amountMinor })),
            },
          })
        : await refuse({ body: { proofId: id, words } }),
    onSent: () => typed.settle(typed.value),
  });
  const set = (change: Partial<typeof typed.value>) => typed.set((value) => ({ ...value, ...change }));
  const money = (amountMinor: number) => formatMoney(amountMinor, currency, locale);
  const pathOf = (number: string) => `bills.${filled.findIndex(({ bill }) => bill === number)}.amountMinor`;
  const ofParts = form.errorOf('bills');
  return (
    <FormSection
      title={t('proof.title')}
      id={`proof-${id}`}
      aside={<StatusDot status={dots[status]}>{t(`payments.proof_${status}`)}</StatusDot>}
    >
      <div className={styles.form}>
        <p className={styles.line}>
          <b>{money(proof.amountMinor)}</b>
          <span className={styles.quiet}>{[paidOn, payer, sentBy].filter(Boolean).join(' · ')}</span>
        </p>
        <FileLinks files={[proof.file]} label={t('proof.file')} />
        {status === 'unconfirmed' ? (
          <DecisionFields
            form={form}
            labels={{ confirm: t('desk.confirmProof'), refuse: t('desk.refuse') }}
            value={{ decision, words }}
            onChange={set}
          >
            <div className={styles.fields}>
              <FormField
                id={form.idOf('receivedOn')}
                label={t('desk.receivedOn')}
                error={form.errorOf('receivedOn')}
                isRequired
              >
                {(control) => (
                  <DateInput
                    {...control}
                    lies="behind"
                    value={receivedOn}
                    onChange={(day) => set({ receivedOn: day })}
                  />
                )}
              </FormField>
              <FormField
                id={form.idOf('reference')}
                label={t('desk.bankReference')}
                error={form.errorOf('reference')}
              >
                {(control) => (
                  <TextInput {...control} value={reference} onChange={(text) => set({ reference: text })} />
                )}
              </FormField>
              {bills.map(({ number, amountMinor }, at) => (
                <FormField
                  key={number}
                  id={form.idOf(pathOf(number))}
                  label={<span className={styles.number}>{number}</span>}
                  help={t('desk.said', { amount: money(amountMinor) })}
                  error={form.errorOf(pathOf(number)) ?? ofParts}
                >
                  {(control) => (
                    <MoneyInput
                      {...control}
                      currency={currency}
                      value={parts[at] ?? ''}
                      onChange={(part) =>
                        set({ parts: parts.map((each, own) => (own === at ? part : each)) })
                      }
                    />
                  )}
                </FormField>
              ))}
            </div>
          </DecisionFields>
        ) : (
          <SendFailure form={form} />
        )}
      </div>
    </FormSection>
  );
}
