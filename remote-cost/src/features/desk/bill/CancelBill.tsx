import { replyProblems } from '@berth/contract';
import { notify, useTranslation } from '@berth/runtime';
import { FullScreenDialog, SendFoot, TextField } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Bill } from '../../calls/cost.queries.ts';
import { useDeskCancelMutation } from '../../calls/desk.queries.ts';
import { useTypedForm } from '../../forms/use-typed-form.ts';
import styles from '../desk.module.css';

type CancelBillProps = { bill: Pick<Bill, 'id' | 'number' | 'version'> };

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

function CancelForm({ bill: { id, number, version }, onDone }: CancelBillProps & { onDone: () => void }) {
  const { t } = useTranslation('cost');
  const [call] = useDeskCancelMutation();
  const of = useTypedForm(`cancel.${id}`, { reason: '' }, ({ reason }) => ({
    content: { reason },
    problems: replyProblems({ words: reason }).map((problem) => ({ ...problem, path: 'reason' })),
    call: () => call({ body: { id, version, reason } }),
    onSent: () => {
      notify.success(t('desk.cancelled', { number }));
      onDone();
    },
  }));
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('desk.cancelHelp')}</p>
      <TextField of={of} name="reason" label={t('desk.reason')} rows={2} isRequired />
      <SendFoot form={of.form} label={t('desk.cancelBill')} isDanger />
    </div>
  );
}
