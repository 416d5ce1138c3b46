import { berthApi, type CallResult, endpointQuery, useHasPermission, useTranslation } from '@berth/runtime';
import { EmptyState, PageHeader, RelativeTime, StatusDot, type StatusName } from '@berth/ui';
import { Radio } from 'antd';
import { useState } from 'react';
import { Loaded } from '../section/Loaded.tsx';
import styles from './outbox.module.css';

type Outbox = CallResult<'GET /system/outbox'>;
type Sent = Outbox['messages'][number];

const outboxApi = berthApi.injectEndpoints({
  endpoints: (build) => ({ accountOutbox: build.query({ ...endpointQuery('GET /system/outbox') }) }),
});

const dots: Record<Sent['state'], StatusName> = {
  waiting: 'toBeConfirmed',
  sent: 'confirmed',
  failed: 'failed',
  expired: 'returned',
};
const choices = ['all', 'failed', 'waiting'] as const;

/** `/registrations/outbox`: whether SMS and mails have left, and why not. */
export function OutboxPage() {
  const { t } = useTranslation('account');
  const isAtDesk = useHasPermission('registrations:desk');
  const [choice, setChoice] = useState<(typeof choices)[number]>('all');
  const query = outboxApi.useAccountOutboxQuery(
    { query: choice === 'all' ? {} : { state: choice } },
    { refetchOnMountOrArgChange: true, skip: !isAtDesk },
  );
  if (!isAtDesk) return <EmptyState text={t('registrations.noPermission')} />;
  return (
    <div className={styles.page}>
      <PageHeader title={t('outbox.title')} />
      <Radio.Group
        aria-label={t('outbox.shown')}
        optionType="button"
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
        options={choices.map((value) => ({ value, label: t(`outbox.${value}`) }))}
      />
      <Loaded query={{ ...query, data: query.currentData }} lines={8}>
        {(outbox) => <Messages outbox={outbox} />}
      </Loaded>
    </div>
  );
}

function Messages({ outbox: { messages, hasMore } }: { outbox: Outbox }) {
  const { t } = useTranslation('account');
  if (messages.length === 0) return <EmptyState text={t('outbox.empty')} />;
  return (
    <>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id} className={styles.row}>
            <span>
              {t(`outbox.channel_${message.channel}`)} · {message.recipient}
            </span>
            <span>{t(`outbox.kinds.${message.kind}`, { defaultValue: message.kind })}</span>
            <RelativeTime at={message.createdAt} />
            <StatusDot status={dots[message.state]}>{t(`outbox.state_${message.state}`)}</StatusDot>
            <span className={styles.quiet}>{triesOf(message)}</span>
          </li>
        ))}
      </ul>
      {hasMore && <p className={styles.quiet}>{t('outbox.hasMore')}</p>}
    </>
  );

  function triesOf({ tries, reason }: Sent): string {
    const counted = tries > 1 || reason !== null ? t('outbox.tries', { count: tries }) : '';
    return [counted, reason].filter(Boolean).join(' · ');
  }
}
