import {
  amountOfRow,
  chargeProblems,
  disputeStatusNames,
  type Problem,
  replyProblems,
} from '@berth/contract';
import { useNavigate, useTranslation } from '@berth/runtime';
import { ChoiceField, formatMoney, NumberField, normalizeNumberDraft, SendFoot, TextField } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { costPaths } from '../../../paths.ts';
import type { Bill, Dispute, FeeRow } from '../../calls/cost.queries.ts';
import { useDeskAnswerMutation } from '../../calls/desk.queries.ts';
import { useTypedForm } from '../../forms/use-typed-form.ts';
import styles from '../desk.module.css';
import { useOpenedBill } from './use-opened-bill.tsx';

const outcomes = ['accepted', 'changed', 'refused'] as const;

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
function AnswerForm({ bill, dispute, row: newestRow, onSent }: AnswerDisputeProps & { onSent: () => void }) {
  const { t, locale } = useTranslation('cost');
  const navigate = useNavigate();
  const [call] = useDeskAnswerMutation();
  // What a colleague has changed meanwhile is taken where nothing else was typed.
  const { opened, notice } = useOpenedBill({ version: bill.version, row: newestRow }, (taken, before) => {
    const [now, then] = [pricedBy(taken.row), pricedBy(before.row)];
    const { quantity, unitPrice } = of.value;
    of.change({
      quantity: quantity === then.quantity ? now.quantity : quantity,
      unitPrice: unitPrice === then.unitPrice ? now.unitPrice : unitPrice,
    });
  });
  const { row, version } = opened;
  const initial = { outcome: null as (typeof outcomes)[number] | null, words: '', ...pricedBy(row) };
  const chargeOf = ({ outcome, ...typed }: typeof initial) => {
    const [quantity = '', unitPrice = ''] = [typed.quantity, typed.unitPrice].map(normalizeNumberDraft);
    if (!row || outcome === null || outcome === 'refused') return null;
    const isOther = Number(quantity) !== Number(row.quantity) || Number(unitPrice) !== Number(row.unitPrice);
    return { charge: { quantity, unitPrice }, currency: row.currency, isOther };
  };
  const of = useTypedForm(`answer.${dispute.id}`, initial, (value) => {
    const { outcome, words } = value;
    const found = chargeOf(value);
    const wrong = found ? chargeProblems({ currency: found.currency, ...found.charge }) : [];
    const problems: Problem[] = [
      ...(outcome === null ? [{ path: 'outcome', rule: 'required' } as const] : []),
      ...replyProblems({ words }),
      ...wrong.map((problem) => ({ ...problem, path: `charge.${problem.path}` })),
    ];
    const said = { words, ...(found?.isOther && { charge: found.charge }) };
    return {
      content: { outcome, ...said },
      problems,
      call: () =>
        call({
          body: { ...said, outcome: outcome ?? 'refused', disputeId: dispute.id, version },
        }),
      onSent: () => {
        onSent();
        if (outcome !== 'refused' && !found?.isOther) navigate(costPaths.correctBill(bill));
      },
    };
  });
  const found = chargeOf(of.value);
  const amount = found && amountOfRow({ currency: found.currency, ...found.charge });
  const { outcome } = of.value;
  const help = t(row ? 'desk.chargeHelp' : 'desk.wholeHelp');
  return (
    <div className={styles.form}>
      {notice}
      <ChoiceField
        of={of}
        name="outcome"
        label={t('desk.answer')}
        help={outcome && outcome !== 'refused' ? help : undefined}
        choices={outcomes.map((value) => ({ value, label: disputeStatusNames[value][locale] }))}
        isRequired
      />
      {found && (
        <div className={styles.fields}>
          <NumberField
            {...{ of, name: 'quantity', path: 'charge.quantity' }}
            label={t('entry.quantity')}
            unit={row?.unit}
          />
          <NumberField
            {...{ of, name: 'unitPrice', path: 'charge.unitPrice' }}
            label={t('entry.unitPrice')}
            unit={found.currency}
            help={amount !== null && `${t('entry.amount')} ${formatMoney(amount, found.currency, locale)}`}
          />
        </div>
      )}
      <TextField of={of} name="words" label={t('desk.words')} rows={2} isRequired />
      <SendFoot form={of.form} label={t('desk.sendAnswer')} />
    </div>
  );
}

const pricedBy = (row: FeeRow | null) => ({
  quantity: String(Number(row?.quantity ?? 0)),
  unitPrice: row?.unitPrice ?? '',
});
