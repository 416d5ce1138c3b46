import { replyProblems } from '@berth/contract';
import { notify, useNoteTyped, useTranslation, useUser } from '@berth/runtime';
import { FormField, FullScreenDialog, SendFailure, TextInput, useSendForm, useTyped } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import type { Bill } from '../../calls/cost.queries.ts';
import { useDeskCancelMutation } from '../../calls/desk.queries.ts';
import styles from '../desk.module.css';

type CancelBillProps = { bill: Pick<Bill, 'id' | 'number' | 'version'> };

/** Takes a bill back for good: asked once, with the reason that its customer reads. */
export function CancelBill({ bill }: CancelBillProps) {
  const { t } = useTranslation('cost');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('desk.cancelBill')}
      </Button>
      {isOpen && (
        <FullScreenDialog
          isOpen
          title={t('desk.askCancel', { number: bill.number })}
          widthPx={560}
          onClose={() => setOpen(false)}
        >
          <CancelForm bill={bill} onDone={() => setOpen(false)} />
        </FullScreenDialog>
      )}
    </>
  );
}

function CancelForm({ bill: { id, number, version }, onDone }: CancelBillProps & { onDone: () => void }) {
  const { t } = useTranslation('cost');
  const userId = useUser()?.id ?? '';
  const typed = useTyped(`${userId}.cancel.${id}`, '', useNoteTyped());
  const [call] = useDeskCancelMutation();
  const form = useSendForm({
    content: { reason: typed.value },
    problems: replyProblems({ words: typed.value }).map((problem) => ({ ...problem, path: 'reason' })),
    call: ({ reason }) => call({ body: { id, version, reason } }),
    onSent: () => {
      typed.settle(typed.value);
      notify.success(t('desk.cancelled', { number }));
      onDone();
    },
  });
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{t('desk.cancelHelp')}</p>
      <FormField id={form.idOf('reason')} label={t('desk.reason')} error={form.errorOf('reason')} isRequired>
        {(control) => <TextInput {...control} rows={2} value={typed.value} onChange={typed.set} />}
      </FormField>
      <SendFailure form={form} />
      <div className={styles.buttons}>
        <Button danger type="primary" loading={form.isBusy} onClick={form.send}>
          {t('desk.cancelBill')}
        </Button>
      </div>
    </div>
  );
}
