import {
  amountOfRow,
  chargeProblems,
  disputeStatusNames,
  type Problem,
  replyProblems,
} from '@berth/contract';
import { useNavigate, useNoteTyped, useTranslation, useUser } from '@berth/runtime';
import {
  ChoiceGroup,
  FormField,
  formatMoney,
  NumberInput,
  normalizeNumberDraft,
  SendFailure,
  TextInput,
  useSendForm,
  useTyped,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { costPaths } from '../../../paths.ts';
import type { Bill, Dispute, FeeRow } from '../../calls/cost.queries.ts';
import { useDeskAnswerMutation } from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';

const outcomes = ['accepted', 'changed', 'refused'] as const;
type Outcome = (typeof outcomes)[number];

type AnswerDisputeProps = { bill: Pick<Bill, 'id' | 'version'>; dispute: Dispute; row: FeeRow | null };

/** Where a dispute is answered. One that was answered can be answered once more, if that is asked for. */
export function AnswerDispute(props: AnswerDisputeProps) {
  const { t } = useTranslation('cost');
  const [isOpen, setOpen] = useState(props.dispute.status === 'open');
  if (isOpen) return <AnswerForm {...props} onSent={() => setOpen(false)} />;
  return (
    <div className={styles.buttons}>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('desk.answerAgain')}
      </Button>
    </div>
  );
}

/** With an answer in favour of the customer goes what the row is charged by; else the bill is corrected after it. */
function AnswerForm({ bill, dispute, row, onSent }: AnswerDisputeProps & { onSent: () => void }) {
  const { t, locale } = useTranslation('cost');
  const userId = useUser()?.id ?? '';
  const navigate = useNavigate();
  const before = { quantity: String(Number(row?.quantity ?? 0)), unitPrice: row?.unitPrice ?? '' };
  const typed = useTyped(
    `${userId}.answer.${dispute.id}`,
    { outcome: null as Outcome | null, words: '', ...before },
    useNoteTyped(),
  );
  const { outcome, words } = typed.value;
  const quantity = normalizeNumberDraft(typed.value.quantity);
  const unitPrice = normalizeNumberDraft(typed.value.unitPrice);
  const isOther = [quantity, unitPrice].some(
    (text, at) => Number(text) !== Number([before.quantity, before.unitPrice][at]),
  );
  const isCharged = row !== null && outcome !== null && outcome !== 'refused';
  const priced = row && { currency: row.currency, quantity, unitPrice };
  const amountMinor = priced && amountOfRow(priced);
  const [call] = useDeskAnswerMutation();
  const problems: Problem[] = [
    ...(outcome === null ? [{ path: 'outcome', rule: 'required' } as const] : []),
    ...replyProblems({ words }),
    ...(isCharged && priced ? chargeProblems(priced) : []).map((problem) => ({
      ...problem,
      path: `charge.${problem.path}`,
    })),
  ];
  const form = useSendForm({
    content: { outcome, words, ...(isCharged && isOther && { charge: { quantity, unitPrice } }) },
    problems,
    call: ({ idempotencyKey: _key, outcome: chosen, ...sent }) =>
      call({
        body: { ...sent, outcome: chosen ?? 'refused', disputeId: dispute.id, version: bill.version },
      }),
    onSent: () => {
      typed.clear(typed.value);
      onSent();
      if (outcome !== 'refused' && !(isCharged && isOther)) navigate(costPaths.correctBill(bill));
    },
  });
  const set = (change: Partial<typeof typed.value>) => typed.set((value) => ({ ...value, ...change }));
  return (
    <div className={styles.form}>
      <FormField
        id={form.idOf('outcome')}
        label={t('desk.answer')}
        error={form.errorOf('outcome')}
        help={outcome && outcome !== 'refused' ? t(row ? 'desk.chargeHelp' : 'desk.wholeHelp') : undefined}
        isRequired
        isGroup
      >
        {(control) => (
          <ChoiceGroup
            {...control}
            choices={outcomes.map((value) => ({ value, label: disputeStatusNames[value][locale] }))}
            value={outcome}
            onChange={(value) => set({ outcome: value })}
          />
        )}
      </FormField>
      {isCharged && (
        <div className={styles.fields}>
          <FormField
            id={form.idOf('charge.quantity')}
            label={t('entry.quantity')}
            error={form.errorOf('charge.quantity')}
          >
            {(control) => (
              <NumberInput
                {...control}
                unit={row.unit}
                value={typed.value.quantity}
                onChange={(value) => set({ quantity: value })}
              />
            )}
          </FormField>
          <FormField
            id={form.idOf('charge.unitPrice')}
            label={t('entry.unitPrice')}
            error={form.errorOf('charge.unitPrice')}
            help={
              amountMinor === null
                ? undefined
                : `${t('entry.amount')} ${formatMoney(amountMinor, row.currency, locale)}`
            }
          >
            {(control) => (
              <NumberInput
                {...control}
                unit={row.currency}
                value={typed.value.unitPrice}
                onChange={(value) => set({ unitPrice: value })}
              />
            )}
          </FormField>
        </div>
      )}
      <FormField id={form.idOf('words')} label={t('desk.words')} error={form.errorOf('words')} isRequired>
        {(control) => (
          <TextInput {...control} rows={2} value={words} onChange={(value) => set({ words: value })} />
        )}
      </FormField>
      <SendFailure form={form} />
      <div className={styles.buttons}>
        <Button type="primary" loading={form.isBusy} onClick={form.send}>
          {t('desk.sendAnswer')}
        </Button>
      </div>
    </div>
  );
}
