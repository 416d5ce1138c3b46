import { applicantTypeNames, registrationPurposeNames } from '@berth/contract';
import { Link, useHasPermission, useTranslation } from '@berth/runtime';
import { DueDay, EmptyState, FormSection, PageHeader, RelativeTime } from '@berth/ui';
import { accountPaths } from '../../paths.ts';
import { type Queue, type Queued, useAccountRegistrationsQuery } from '../calls/registrations.queries.ts';
import { Loaded } from '../section/Loaded.tsx';
import { RegistrationStatusDot } from './RegistrationStatusDot.tsx';
import styles from './registrations.module.css';

/** `/registrations`: what waits to be reviewed, the one that is due first, then what was returned and decided last. */
export function RegistrationsPage() {
  const { t } = useTranslation('account');
  const isAtDesk = useHasPermission('registrations:desk');
  const query = useAccountRegistrationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    skip: !isAtDesk,
  });
  if (!isAtDesk) return <EmptyState text={t('registrations.noPermission')} />;
  return (
    <div className={styles.page}>
      <PageHeader title={t('registrations.title')} />
      <Loaded query={query} lines={8}>
        {(queue) => <Sections queue={queue} />}
      </Loaded>
    </div>
  );
}

function Sections({ queue }: { queue: Queue }) {
  const { t } = useTranslation('account');
  const overdue = queue.waiting.filter(({ isOverdue }) => isOverdue).length;
  return (
    <>
      {queue.waiting.length === 0 && <EmptyState text={t('registrations.empty')} />}
      {(['waiting', 'unsigned', 'returned', 'decided'] as const).map(
        (name) =>
          queue[name].length > 0 && (
            <FormSection
              key={name}
              id={`registrations-${name}`}
              title={`${t(`registrations.queue_${name}`)} · ${queue[name].length}`}
              aside={
                name === 'waiting' &&
                overdue > 0 && <b className={styles.late}>{t('registrations.overdue', { count: overdue })}</b>
              }
            >
              <ul className={styles.list}>
                {queue[name].map((queued) => (
                  <QueuedRow key={queued.id} queued={queued} />
                ))}
              </ul>
            </FormSection>
          ),
      )}
      {queue.hasMore && <p className={styles.quiet}>{t('registrations.hasMore')}</p>}
    </>
  );
}

function QueuedRow({ queued }: { queued: Queued }) {
  const { t, locale } = useTranslation('account');
  const { id, number, status, purpose, applicantType, name, account, submittedAt, dueOn } = queued;
  const kinds = [registrationPurposeNames[purpose][locale], applicantTypeNames[applicantType][locale]];
  return (
    <li className={styles.row}>
      <Link className={styles.number} to={accountPaths.registration({ id })}>
        {number}
      </Link>
      <span className={styles.words}>
        {name} <span className={styles.quiet}>· {kinds.join(' · ')}</span>
      </span>
      <span className={styles.words}>{account}</span>
      <span className={styles.quiet}>
        {t('registrations.submitted')} <RelativeTime at={submittedAt} />
      </span>
      {status === 'waiting' ? <DueDay dueOn={dueOn} /> : <RegistrationStatusDot status={status} />}
    </li>
  );
}
