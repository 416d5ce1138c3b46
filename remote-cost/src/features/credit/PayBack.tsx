import { isDay, type Money, type Problem } from '@berth/contract';
import { notify, useTranslation, useTypedPage } from '@berth/runtime';
import {
  DayField,
  draftOfMoney,
  FullScreenDialog,
  MoneyField,
  minorOfDraft,
  moneyDraftProblem,
  SendFoot,
  TextField,
  TypedNotice,
  useChinaDay,
  useTypedForm,
} from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Bill } from '../calls/cost.queries.ts';
import { useDeskPayBackMutation } from '../calls/desk.queries.ts';
import styles from './credit.module.css';

type PayBackProps = {
  bill: Pick<Bill, 'id' | 'number' | 'version'>;
  /** What the bill has beyond what it is. */
  most: Money;
};

/** Notes that credit was paid back to the customer: asked once, with the day and the bank's reference. */
export function PayBack(props: PayBackProps) {
  const { t } = useTranslation('cost');
  const [isOpen, setOpen] = useState(false);
  const title = t('credit.askPayBack', { number: props.bill.number });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('credit.payBack', { currency: props.most.currency })}</Button>
      {isOpen && (
        <FullScreenDialog isOpen title={title} widthPx={480} onClose={() => setOpen(false)}>
          <PayBackForm {...props} onDone={() => setOpen(false)} />
        </FullScreenDialog>
      )}
    </>
  );
}

function PayBackForm({ bill: { id, version }, most, onDone }: PayBackProps & { onDone: () => void }) {
  const { t } = useTranslation('cost');
  const { currency } = most;
  const today = useChinaDay();
  const [call] = useDeskPayBackMutation();
  const initial = { amountMinor: draftOfMoney(most), paidOn: today as string | null, reference: '' };
  const of = useTypedForm(useTypedPage(), `payBack.${id}.${currency}`, initial, (value) => {
    const paidOn = value.paidOn ?? '';
    const amountMinor = minorOfDraft(value.amountMinor, currency) ?? 0;
    const wrongAmount = moneyDraftProblem(value.amountMinor, currency);
    const problems: Problem[] = [
      ...(wrongAmount ? [{ path: 'amountMinor', ...wrongAmount }] : []),
      ...(isDay(paidOn) ? [] : [{ path: 'paidOn', rule: 'invalidDate' } as const]),
    ];
    const { reference } = value;
    return {
      content: { amountMinor, paidOn, reference },
      problems,
      call: () => call({ body: { id, version, currency, amountMinor, paidOn, reference } }),
      onSent: () => {
        notify.success(t('credit.paidBack'));
        onDone();
      },
    };
  });
  return (
    <div className={styles.form}>
      <TypedNotice typed={of.typed} />
      <MoneyField of={of} name="amountMinor" label={t('credit.amount', { currency })} currency={currency} />
      <DayField of={of} name="paidOn" label={t('credit.paidOn')} lies="behind" isRequired />
      <TextField of={of} name="reference" label={t('desk.bankReference')} />
      <SendFoot form={of.form} label={t('credit.notePayBack')} />
    </div>
  );
}
