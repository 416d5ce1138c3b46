import { type DeclarationKind, declarationKindNames, declarationKinds } from '@berth/contract';
import { Link, problemOf, useHasPermission, useTranslation } from '@berth/runtime';
import {
  ChoiceGroup,
  EmptyState,
  ErrorState,
  FormSection,
  FormSkeleton,
  PageHeader,
  RelativeTime,
  TextInput,
  TimeLeft,
} from '@berth/ui';
import { useState } from 'react';
import { customsPaths } from '../../paths.ts';
import { type Queued, useCustomsQueueQuery } from '../calls/customs-desk.queries.ts';
import { DeclarationStatusDot } from '../facts/DeclarationStatusDot.tsx';
import styles from './desk.module.css';

const sections = ['toBeConfirmed', 'updates', 'frozen', 'decided'] as const;

/** `/customs/desk`: what waits for the customs desk, of all customers, the oldest first. */
export function DeskPage() {
  const { t, locale } = useTranslation('customs');
  const [kind, setKind] = useState<DeclarationKind | 'all'>('all');
  const [customer, setCustomer] = useState('');
  const isAtDesk = useHasPermission('customs:desk');
  const query = useCustomsQueueQuery(
    { query: { customer, ...(kind !== 'all' && { kind }) } },
    { refetchOnMountOrArgChange: true, skip: !isAtDesk },
  );
  if (!isAtDesk) return <EmptyState text={t('desk.noPermission')} />;
  const { data } = query;
  const problem = problemOf(query);
  const isEmpty = data && sections.every((name) => data[name].length === 0);
  return (
    <div className={styles.page}>
      <PageHeader title={t('desk.title')} />
      <div className={styles.filters}>
        <ChoiceGroup
          id="desk-kind"
          aria-label={t('head.kind')}
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'all' as const, label: t('desk.all') },
            ...declarationKinds.map((value) => ({ value, label: declarationKindNames[value][locale] })),
          ]}
        />
        <TextInput
          value={customer}
          onChange={setCustomer}
          aria-label={t('desk.customer')}
          placeholder={t('desk.customer')}
        />
      </div>
      {!data && problem && problem.status !== 401 && (
        <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />
      )}
      {!data && !problem && <FormSkeleton label={t('loading')} />}
      {isEmpty && <EmptyState text={t('desk.empty')} />}
      {data &&
        sections.map(
          (name) =>
            data[name].length > 0 && (
              <FormSection
                key={name}
                title={`${t(`desk.${name}`)} · ${data[name].length}`}
                id={`desk-${name}`}
              >
                <ul className={styles.list}>
                  {data[name].map((queued) => (
                    <QueuedRow key={queued.id} queued={queued} />
                  ))}
                </ul>
              </FormSection>
            ),
        )}
      {data?.hasMore && <p className={styles.quiet}>{t('desk.hasMore')}</p>}
    </div>
  );
}

function QueuedRow({ queued }: { queued: Queued }) {
  const { t, locale } = useTranslation('customs');
  const { id, number, kind, status, customer, businessNumbers, lines, submittedAt, customsCutOffAt, claim } =
    queued;
  return (
    <li className={styles.row}>
      <Link className={styles.number} to={customsPaths.atDesk({ id })}>
        {number}
      </Link>
      <span className={styles.words}>{customer.name}</span>
      <span className={styles.words}>
        {[
          declarationKindNames[kind][locale],
          businessNumbers.join(' '),
          t('desk.lines', { count: lines }),
        ].join(' · ')}
        {claim && <b> · {claim.isMine ? t('desk.mine') : t('desk.claimedBy', { name: claim.name })}</b>}
      </span>
      <DeclarationStatusDot status={status} />
      <span className={styles.quiet}>
        {customsCutOffAt ? <TimeLeft until={customsCutOffAt} /> : <RelativeTime at={submittedAt} />}
      </span>
    </li>
  );
}
