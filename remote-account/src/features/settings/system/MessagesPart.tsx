import { recipientProblems } from '@berth/contract';
import { Link, useTypedPage } from '@berth/runtime';
import { FormSection, PageNotice, SendFoot, TextField, TypedNotice, useTypedForm } from '@berth/ui';
import { useState } from 'react';
import { accountPaths } from '../../../paths.ts';
import styles from './system.module.css';
import { type Settings, useAccountSendTestMutation } from './system.queries.ts';
import { useSystemWords } from './use-system-words.ts';

type MessagesPartProps = Pick<Settings, 'ways' | 'own'>;

/** By what SMS and mails leave, and a message to try it with. */
export function MessagesPart({ ways, own }: MessagesPartProps) {
  const { t } = useSystemWords();
  return (
    <FormSection title={t('messages')} id="setting-messages">
      <div className={styles.form}>
        <p className={styles.quiet}>{t('messagesHelp')}</p>
        <Way channel="sms" way={ways.sms} own={own.sms} />
        <Way channel="mail" way={ways.mail} own={own.mail} />
        <Link to={accountPaths.outbox()}>{t('toOutbox')}</Link>
      </div>
    </FormSection>
  );
}

type WayProps = { channel: 'sms' | 'mail'; way: Settings['ways']['sms' | 'mail']; own: string };
type Sent = { outcome: 'sent' | 'written' | 'failed'; recipient: string; reason: string | null };

function Way({ channel, way, own }: WayProps) {
  const { t } = useSystemWords();
  const [call] = useAccountSendTestMutation();
  const [sent, setSent] = useState<Sent | null>(null);
  const of = useTypedForm<{ recipient: string }, { channel: typeof channel; recipient: string }, Sent>(
    useTypedPage(),
    `testMessage.${channel}`,
    { recipient: own },
    ({ recipient }) => ({
      content: { channel, recipient },
      problems: recipientProblems(channel, recipient),
      call: () => call({ body: { channel, recipient } }),
      onSent: setSent,
    }),
  );
  return (
    <section className={styles.form} aria-label={t(channel)}>
      <p>
        <strong>{t(channel)}</strong> · {t(`way_${way}`)}
      </p>
      {way !== 'none' && (
        <>
          <TypedNotice typed={of.typed} />
          <TextField of={of} name="recipient" label={t(`recipient_${channel}`)} isRequired />
          {sent && (
            <PageNotice
              tone={sent.outcome === 'failed' ? 'danger' : 'info'}
              title={t(`outcome_${sent.outcome}`, {
                recipient: sent.recipient,
                reason: sent.reason ?? '',
              })}
            />
          )}
          <SendFoot form={of.form} label={t(`test_${channel}`)} />
        </>
      )}
    </section>
  );
}
