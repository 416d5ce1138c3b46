import {
  amountOfRow,
  type Charge,
  chargeOfAmount,
  chargeProblems,
  type DisputeOutcome,
  disputeOutcomes,
  disputeStatusNames,
  isSameCharge,
  type Problem,
  replyProblems,
} from '@berth/contract';
import { Link, useTranslation, useTypedPage } from '@berth/runtime';
import {
  ChoiceField,
  formatMoney,
  NumberField,
  normalizeNumberDraft,
  SendFoot,
  TextField,
  TypedNotice,
  useTypedForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { costPaths } from '../../../paths.ts';
import type { Bill, Dispute, FeeRow } from '../../calls/cost.queries.ts';
import { useDeskAnswerMutation } from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';
import { useOpenedBill } from './use-opened-bill.tsx';

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

/** With an answer in favour of the customer goes what the row is charged by; a whole bill is corrected before it. */
function AnswerForm({ bill, dispute, row: newestRow, onSent }: AnswerDisputeProps & { onSent: () => void }) {
  const { t, locale } = useTranslation('cost');
  const [call] = useDeskAnswerMutation();
  // What a colleague has changed meanwhile is taken where nothing else was typed.
  const { opened, notice } = useOpenedBill({ version: bill.version, row: newestRow }, (taken, before) => {
    const [now, then] = [pricedBy(taken.row), pricedBy(before.row)];
    const { quantity, unitPrice } = typed.value;
    typed.change({
      quantity: quantity === then.quantity ? now.quantity : quantity,
      unitPrice: unitPrice === then.unitPrice ? now.unitPrice : unitPrice,
    });
  });
  const { row, version } = opened;
  const initial = { outcome: null as DisputeOutcome | null, words: '', ...pricedBy(row) };
  /** What is accepted is charged as the customer expects, until something else is typed. */
  const shownCharge = ({ outcome, quantity, unitPrice }: typeof initial): Charge => {
    const isTyped = quantity !== initial.quantity || unitPrice !== initial.unitPrice;
    const { expectedMinor } = dispute;
    const isExpected = !isTyped && outcome === 'accepted' && row !== null && expectedMinor !== null;
    // What a colleague has corrected to less already is not raised again.
    if (!isExpected || expectedMinor >= row.amountMinor) return { quantity, unitPrice };
    return chargeOfAmount(row, expectedMinor);
  };
  const chargeOf = (value: typeof initial) => {
    const shown = shownCharge(value);
    const [quantity = '', unitPrice = ''] = [shown.quantity, shown.unitPrice].map(normalizeNumberDraft);
    if (!row || value.outcome === null || value.outcome === 'refused') return null;
    const charge = { quantity, unitPrice };
    return { charge, currency: row.currency, isOther: !isSameCharge(charge, row) };
  };
  const typed = useTypedForm(
    useTypedPage(),
    `answer.${dispute.id}`,
    initial,
    (value) => {
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
        onSent,
      };
    },
    dispute.entries.length,
  );
  const of = {
    ...typed,
    value: { ...typed.value, ...shownCharge(typed.value) },
    // Whoever changes one of the two has seen both.
    change: (part: Partial<typeof initial>) => {
      const isCharge = part.quantity !== undefined || part.unitPrice !== undefined;
      typed.change(isCharge ? { ...shownCharge(typed.value), ...part } : part);
    },
  };
  const found = chargeOf(typed.value);
  const amount = found && amountOfRow({ currency: found.currency, ...found.charge });
  const { outcome } = of.value;
  const help = row ? (
    t('desk.chargeHelp')
  ) : (
    <>
      {t('desk.wholeHelp')} <Link to={costPaths.correctBill(bill)}>{t('desk.correct')}</Link>
    </>
  );
  return (
    <div className={styles.form}>
      {notice}
      <TypedNotice typed={typed.typed} />
      <ChoiceField
        of={of}
        name="outcome"
        label={t('desk.answer')}
        help={outcome && outcome !== 'refused' ? help : undefined}
        choices={disputeOutcomes.map((value) => ({ value, label: disputeStatusNames[value][locale] }))}
        isRequired
      />
      {found && (
        <div className={styles.fields}>
          <NumberField
            of={of}
            name="quantity"
            path="charge.quantity"
            label={t('entry.quantity')}
            unit={row?.unit}
          />
          <NumberField
            of={of}
            name="unitPrice"
            path="charge.unitPrice"
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
