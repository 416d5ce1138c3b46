import { applicantTypeNames, identityPaperNames, registrationPurposeNames } from '@berth/contract';
import {
  Link,
  problemOf,
  useHasPermission,
  useOpenPagePath,
  usePageTitle,
  useSearchParams,
  useTranslation,
} from '@berth/runtime';
import { CodeText, DueDay, EmptyState, FormSection, PageHeader, Timeline } from '@berth/ui';
import { type ReactNode, useState } from 'react';
import { accountPaths } from '../../paths.ts';
import { type RegistrationAtDesk, useAccountRegistrationQuery } from '../calls/registrations.queries.ts';
import { Loaded } from '../section/Loaded.tsx';
import { DecideRegistration } from './DecideRegistration.tsx';
import { Papers } from './Papers.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { RegistrationStatusDot } from './RegistrationStatusDot.tsx';
import styles from './registrations.module.css';
import { Settlement } from './Settlement.tsx';

/** `/registrations/detail?id=`: a registration as a reviewer decides it, its papers beside what was typed. */
export function RegistrationPage() {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const isAtDesk = useHasPermission('registrations:desk');
  const query = useAccountRegistrationQuery(
    { query: { id } },
    { refetchOnMountOrArgChange: true, skip: !isAtDesk },
  );
  const toDesk = useOpenPagePath(accountPaths.registrations());
  const back = <Link to={toDesk}>{t('registrations.toDesk')}</Link>;
  if (!isAtDesk) return <EmptyState text={t('registrations.noPermission')} />;
  if (problemOf(query)?.status === 404)
    return <EmptyState text={t('registrations.notFound')} action={back} />;
  // Of another address nothing of the one before is shown.
  const { currentData: data, error, refetch } = query;
  return (
    <Loaded query={{ data, error, refetch }} lines={12}>
      {(read) => <Registration key={id} data={read} back={back} onLooked={refetch} />}
    </Loaded>
  );
}

type RegistrationProps = { data: RegistrationAtDesk; back: ReactNode; onLooked: () => void };

function Registration({ data, back, onLooked }: RegistrationProps) {
  const { t, locale } = useTranslation('account');
  const { registration, papers } = data;
  const { id, number, status, version, name, purpose, applicantType, dueOn } = registration;
  usePageTitle(number);
  // What was changed meanwhile is looked at before it is decided; a question about the version before is closed by then.
  const [seen, setSeen] = useState(version);
  const looks = data.looks.map(({ by, at, paperId }, index) => {
    const paper = papers.find((each) => each.id === paperId);
    const words = paper && identityPaperNames[paper.paper][locale];
    return { key: String(index), at, by, what: words ?? t('registrations.papers') };
  });
  const history = data.history.map(({ what, by, at, words }, index) => ({
    key: String(index),
    what: t(`registrations.event_${what}`),
    by: by ?? t('registrations.applicant'),
    at,
    detail: words,
  }));
  return (
    <div className={styles.page}>
      <PageHeader
        title={name}
        meta={
          <span className={styles.meta}>
            <CodeText code={number} />
            <span>{registrationPurposeNames[purpose][locale]}</span>
            <span>{applicantTypeNames[applicantType][locale]}</span>
            <RegistrationStatusDot status={status} />
            {status === 'waiting' && <DueDay dueOn={dueOn} />}
          </span>
        }
        actions={back}
      />
      <div className={styles.sides}>
        <Papers id={id} papers={papers} onLooked={onLooked} />
        <div className={styles.page}>
          <RegistrationFields data={data} />
          {seen <= version && (
            <DecideRegistration key={seen} registration={registration} version={seen} onSeen={setSeen} />
          )}
          <Settlement data={data} onSettled={setSeen} />
        </div>
        <FormSection title={t('registrations.looks')} id="registration-looks">
          <Timeline label={t('registrations.looks')} entries={looks} emptyText={t('registrations.noLooks')} />
        </FormSection>
        <FormSection title={t('registrations.history')} id="registration-history">
          <Timeline label={t('registrations.history')} entries={history} />
        </FormSection>
      </div>
    </div>
  );
}
