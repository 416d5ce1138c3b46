import type { StaffRemote } from '@berth/contract/endpoints';
import { problemOf, problemText, useTranslation } from '@berth/runtime';
import { ErrorState, Timeline } from '@berth/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { refreshEveryMs } from '../refresh-every.ts';
import { useShellReleaseHistoryQuery } from '../releases.queries.ts';
import { Panel } from '../show/Panel.tsx';
import { RemoteChoice } from '../show/RemoteChoice.tsx';
import styles from './HistoryPanel.module.css';
import { historyEntry } from './history-entries.tsx';

/** So many lines at first, and more at each asking. */
const pageLines = 10;

/** The line of deployments and what belongs to them, the newest first. */
export function HistoryPanel({ remotes }: { remotes: readonly StaffRemote[] }) {
  const { t, locale } = useTranslation('releases');
  const [remote, setRemote] = useState('');
  const [shownLines, setShownLines] = useState(pageLines);
  const query = useShellReleaseHistoryQuery(remote ? { query: { remote } } : { query: {} }, {
    refetchOnMountOrArgChange: true,
    pollingInterval: refreshEveryMs,
    skipPollingIfUnfocused: true,
  });
  const problem = problemOf(query);
  const { currentData: events } = query;
  return (
    <Panel
      title={t('history.title')}
      actions={
        <RemoteChoice
          label={t('history.remote')}
          remotes={remotes}
          value={remote}
          onChange={setRemote}
          allLabel={t('all')}
        />
      }
    >
      {!events && problem ? (
        <ErrorState
          message={problemText(problem, locale)}
          requestId={problem.requestId}
          onRetry={query.refetch}
        />
      ) : (
        <>
          <Timeline
            label={t('history.label')}
            emptyText={t('history.empty')}
            isLoading={!events}
            entries={(events ?? [])
              .slice(0, shownLines)
              .map((event, at) => historyEntry(event, at, { remotes, t, locale }))}
          />
          {events && events.length > shownLines && (
            <Button className={styles.more} onClick={() => setShownLines(shownLines + pageLines)}>
              {t('history.more')}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}
