import { problemOf, problemText, useTranslation } from '@berth/runtime';
import { ErrorState, PageHeader } from '@berth/ui';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { KeysPanel } from './keys/KeysPanel.tsx';
import { OutcomesPanel } from './outcomes/OutcomesPanel.tsx';
import styles from './ReleasesPage.module.css';
import { ReleasesSkeleton } from './ReleasesSkeleton.tsx';
import { refreshEveryMs } from './refresh-every.ts';
import { useShellReleaseHistoryQuery, useShellReleaseOverviewQuery } from './releases.queries.ts';
import { RemotesNow } from './remotes-now/RemotesNow.tsx';
import { ShownDeployment } from './seen-deployment.ts';
import { SetsPanel } from './sets/SetsPanel.tsx';
import { useStopNotice } from './use-stop-notice.ts';

const fresh = {
  refetchOnMountOrArgChange: true,
  pollingInterval: refreshEveryMs,
  skipPollingIfUnfocused: true,
} as const;
const everything = { query: {} };

/** `/system/releases`: what runs where, how it does, and the way back. */
export function ReleasesPage() {
  const { t, locale } = useTranslation('releases');
  const query = useShellReleaseOverviewQuery(undefined, fresh);
  const { data: history } = useShellReleaseHistoryQuery(everything, fresh);
  const problem = problemOf(query);
  const { data: overview } = query;
  useStopNotice(overview, history);
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} meta={overview && t('deployment', { number: overview.deployment })} />
      {problem && !overview && (
        <ErrorState
          message={problemText(problem, locale)}
          requestId={problem.requestId}
          onRetry={query.refetch}
        />
      )}
      {!problem && !overview && <ReleasesSkeleton label={t('loading')} />}
      {overview && (
        <ShownDeployment value={overview.deployment}>
          {problem && (
            <p className={styles.stale} role="status">
              {t('stale')} {problemText(problem, locale)}
            </p>
          )}
          <RemotesNow overview={overview} history={history ?? []} />
          <div className={styles.columns}>
            <HistoryPanel remotes={overview.remotes} />
            <div className={styles.side}>
              <OutcomesPanel remotes={overview.remotes} />
              <SetsPanel overview={overview} />
              <KeysPanel keys={overview.keys} remotes={overview.remotes} />
            </div>
          </div>
        </ShownDeployment>
      )}
    </div>
  );
}
