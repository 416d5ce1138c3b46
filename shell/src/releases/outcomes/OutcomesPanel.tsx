import type { StaffRemote } from '@berth/contract/endpoints';
import { localized, problemOf, problemText, useTranslation } from '@berth/runtime';
import { Chart, EmptyState } from '@berth/ui';
import { useState } from 'react';
import { refreshEveryMs } from '../refresh-every.ts';
import { useShellReleaseOutcomesQuery } from '../releases.queries.ts';
import { Panel } from '../show/Panel.tsx';
import { RemoteChoice } from '../show/RemoteChoice.tsx';
import { OutcomeErrors } from './OutcomeErrors.tsx';
import { outcomeSeries } from './outcome-series.ts';

/** How the versions of one remote did in the last days: first of one with a canary, or of that which fails most. */
export function OutcomesPanel({ remotes }: { remotes: readonly StaffRemote[] }) {
  const { t } = useTranslation('releases');
  // Where it was opened it stays, whatever the figures do behind it.
  const [chosen, setChosen] = useState(() => [...remotes].sort(byInterest)[0]?.remote);
  const shown = remotes.find(({ remote }) => remote === chosen) ?? remotes[0];
  if (!shown) return null;
  return (
    <Panel
      title={t('outcomes.title')}
      actions={
        <RemoteChoice
          label={t('outcomes.remote')}
          remotes={remotes}
          value={shown.remote}
          onChange={setChosen}
        />
      }
    >
      <Outcomes state={shown} />
    </Panel>
  );
}

function byInterest(one: StaffRemote, other: StaffRemote): number {
  const canaryFirst = Number(other.canary !== null) - Number(one.canary !== null);
  return canaryFirst || failingOf(other) - failingOf(one);
}

const failingOf = ({ figures }: StaffRemote) => Math.max(0, ...figures.map(({ failing }) => failing));

function Outcomes({ state }: { state: StaffRemote }) {
  const { t, locale } = useTranslation('releases');
  const query = useShellReleaseOutcomesQuery(
    { query: { remote: state.remote } },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshEveryMs, skipPollingIfUnfocused: true },
  );
  const { currentData: outcomes } = query;
  const problem = problemOf(query);
  if (outcomes && outcomes.versions.length === 0) return <EmptyState text={t('outcomes.empty')} />;
  const title = localized(state.title, locale);
  return (
    <>
      <Chart
        title={t('outcomes.chart', { remote: title })}
        kind="line"
        categories={(outcomes?.days ?? []).map((day) => day.slice(5))}
        series={outcomes ? outcomeSeries(outcomes) : []}
        unit=""
        isLoading={!outcomes && !problem}
        problem={
          !outcomes && problem
            ? { message: problemText(problem, locale), requestId: problem.requestId }
            : undefined
        }
        onRetry={query.refetch}
      />
      {outcomes && <OutcomeErrors remote={title} errors={outcomes.errors} />}
    </>
  );
}
