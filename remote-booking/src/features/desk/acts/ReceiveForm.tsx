import { notify, useTranslation, useTypedPage } from '@berth/runtime';
import { SendFoot, TextField, TypedNotice, useTypedForm } from '@berth/ui';
import styles from '../desk.module.css';
import { useDeskConfirmEntryMutation } from '../desk.queries.ts';

/** The gate's scan, typed: the cargo has come, and the booking is received. */
export function ReceiveForm({ code = '', onDone }: { code?: string; onDone: () => void }) {
  const { t } = useTranslation('booking');
  const [confirm] = useDeskConfirmEntryMutation();
  const of = useTypedForm<{ code: string }, { code: string }, { businessNumber: string }>(
    useTypedPage(),
    `desk.receive.${code}`,
    { code },
    (value) => {
      const typed = value.code.trim();
      return {
        content: { code: typed },
        problems: typed === '' ? [{ path: 'code', rule: 'required' }] : [],
        call: () => confirm({ body: { code: typed } }),
        onSent: ({ businessNumber }) => {
          notify.success(t('desk.received', { number: businessNumber }));
          onDone();
        },
      };
    },
  );
  return (
    <div className={styles.form}>
      <TypedNotice typed={of.typed} />
      <TextField of={of} name="code" label={t('desk.code')} help={t('desk.codeHelp')} isCode isRequired />
      <p className={styles.quiet}>{t('desk.toldReceived')}</p>
      <SendFoot form={of.form} label={t('desk.receive')} />
    </div>
  );
}
