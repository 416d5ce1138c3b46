import { paths } from '@berth/contract';
import { Link, problemOf, problemText, useTranslation } from '@berth/runtime';
import { ErrorState, PageHeader } from '@berth/ui';
import { useState } from 'react';
import { ActionButton } from '../feedback/ActionButton.tsx';
import { AskForm } from './AskForm.tsx';
import styles from './CompanyChangePage.module.css';
import {
  type CompanyChange,
  type CompanyState,
  useShellCompanyChangeQuery,
} from './company-change.queries.ts';
import { ReturnedChange, StandingWords, Waiting } from './Standing.tsx';

type Purpose = CompanyChange['purpose'];

/** `/usercenter/upgrade`: a person hands in a licence, and the account becomes a company's. */
export const UpgradePage = () => <ChangePage purpose="upgrade" />;

/** `/usercenter/company`: a customer asks for a change of what stands on its paper. */
export const CompanyChangePage = () => <ChangePage purpose="change" />;

/** What was asked for last stands first; with nothing open something can be asked for. */
function ChangePage({ purpose }: { purpose: Purpose }) {
  const { t, locale } = useTranslation('company-change');
  const query = useShellCompanyChangeQuery(undefined, { refetchOnMountOrArgChange: true });
  const problem = problemOf(query);
  const { data: state } = query;
  return (
    <div className={styles.page}>
      <PageHeader title={t(`${purpose}.title`)} />
      {!state && problem && (
        <ErrorState
          message={problemText(problem, locale)}
          requestId={problem.requestId}
          onRetry={query.refetch}
        />
      )}
      {!state && !problem && <p role="status">{t('loading')}</p>}
      {state && (
        <State key={state.change?.number} state={state} purpose={purpose} onChanged={() => query.refetch()} />
      )}
    </div>
  );
}

type StateProps = { state: CompanyState; purpose: Purpose; onChanged: () => Promise<unknown> };

function State({ state: { stands, change }, purpose, onChanged }: StateProps) {
  const { t } = useTranslation('company-change');
  const [isAnew, setAnew] = useState(false);
  if (change?.status === 'waiting' || change?.status === 'returned') {
    return (
      <>
        <StandingWords change={change} />
        {change.status === 'waiting' ? (
          <Waiting stands={stands} change={change} onChanged={onChanged} />
        ) : (
          <ReturnedChange change={change} onChanged={onChanged} />
        )}
      </>
    );
  }
  const isUpgraded = purpose === 'upgrade' && stands.applicantType === 'enterprise';
  // Of the other page what is over says nothing here, but for a refusal, to which its message leads.
  const isOwn = change?.purpose === purpose;
  const last = isOwn || change?.status === 'refused' ? change : null;
  if (isUpgraded) {
    return (
      <>
        {last && <StandingWords change={last} />}
        <p className={styles.words}>{t('isCompany')}</p>
        <p className={styles.links}>
          <Link to={paths.account()}>{t('toAccount')}</Link>
          <Link to={paths.companyChange()}>{t('toChange')}</Link>
        </p>
      </>
    );
  }
  if (last && last.status !== 'withdrawn' && !isAnew) {
    return (
      <>
        <StandingWords change={last} />
        <div>
          <ActionButton onClick={() => setAnew(true)}>
            {t(isOwn && last.status === 'refused' ? 'anew' : 'another')}
          </ActionButton>
        </div>
      </>
    );
  }
  return (
    <>
      <p className={styles.words}>{t(`${purpose}.lead`)}</p>
      <AskForm
        stands={stands}
        type={purpose === 'upgrade' ? 'enterprise' : stands.applicantType}
        onChanged={onChanged}
      />
    </>
  );
}
