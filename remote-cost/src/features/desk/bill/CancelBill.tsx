import { replyProblems } from '@berth/contract';
import { notify, useTranslation, useTypedPage } from '@berth/runtime';
import { FullScreenDialog, formatMoney, SendFoot, TextField, TypedNotice, useTypedForm } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Bill } from '../../calls/cost.queries.ts';
import { useDeskCancelMutation } from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';
import { useOpenedBill } from './use-opened-bill.tsx';

type CancelBillProps = { bill: Pick<Bill, 'id' | 'number' | 'version' | 'totals' | 'invoices'> };

/** Takes a bill back for good: asked once, with the reason that its customer reads. */
export function CancelBill({ bill }: CancelBillProps) {
  const { t } = useTranslation('cost');
  const [isOpen, setOpen] = useState(false);
  const title = t('desk.askCancel', { number: bill.number });
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('desk.cancelBill')}
      </Button>
      {isOpen && (
        <FullScreenDialog isOpen title={title} widthPx={560} onClose={() => setOpen(false)}>
          <CancelForm bill={bill} onDone={() => setOpen(false)} />
        </FullScreenDialog>
      )}
    </>
  );
}

function CancelForm({ bill, onDone }: CancelBillProps & { onDone: () => void }) {
  const { t, locale } = useTranslation('cost');
  const { opened, notice } = useOpenedBill(bill);
  const { id, number, version, totals, invoices } = opened;
  const received = totals.filter(({ paidMinor }) => paidMinor > 0);
  const isInvoiced = invoices.some(({ status }) => status !== 'refused');
  const [call] = useDeskCancelMutation();
  const of = useTypedForm(
    useTypedPage(),
    `cancel.${id}`,
    { reason: '' },
    ({ reason }) => ({
      content: { reason },
      problems: replyProblems({ words: reason }).map((problem) => ({ ...problem, path: 'reason' })),
      call: () => call({ body: { id, version, reason } }),
      onSent: () => {
        notify.success(t('desk.cancelled', { number }));
        onDone();
      },
    }),
    version,
  );
  return (
    <div className={styles.form}>
      {notice}
      <TypedNotice typed={of.typed} />
      <p className={styles.quiet}>{t('desk.cancelHelp')}</p>
      {received.length > 0 && (
        <p role="alert">
          {t('desk.cancelReceived', {
            amounts: received.map((total) => formatMoney(total.paidMinor, total.currency, locale)).join('、'),
          })}
        </p>
      )}
      {isInvoiced && <p role="alert">{t('desk.cancelInvoiced')}</p>}
      <TextField of={of} name="reason" label={t('desk.reason')} rows={2} isRequired />
      <SendFoot form={of.form} label={t('desk.cancelBill')} isDanger />
    </div>
  );
}
