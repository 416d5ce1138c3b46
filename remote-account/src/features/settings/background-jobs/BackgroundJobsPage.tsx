import { backgroundJobList, listFieldsOf } from '@berth/contract';
import { tableAnswer, useSearchParams, useTableMemory, useTranslation } from '@berth/runtime';
import { DefinedListPage, formatCount, orDash, toListInput, useTableSearch } from '@berth/ui';
import { useState } from 'react';
import { type BackgroundJobRow, useAccountBackgroundJobsQuery } from './background-jobs.queries.ts';
import { JobActs } from './JobActs.tsx';
import { jobDots } from './job-dots.ts';
import { useJobWords } from './use-job-words.ts';

const fields = listFieldsOf(backgroundJobList);
/** Something runs, or nothing does: then it is looked for what was asked for meanwhile. */
const refreshMs = { busy: 2_000, idle: 15_000 } as const;

/** `/settings/tasks`: what the server does apart from calls, for staff. */
export function BackgroundJobsPage() {
  const { t, locale } = useJobWords();
  const { t: word } = useTranslation('account');
  const { search, change } = useTableSearch(useSearchParams(), fields);
  const [isBusy, setBusy] = useState(false);
  const query = useAccountBackgroundJobsQuery(
    { list: toListInput(search) },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isBusy ? refreshMs.busy : refreshMs.idle,
      skipPollingIfUnfocused: true,
    },
  );
  const isAnyBusy = query.data?.rows.some(({ state }) => state === 'waiting' || state === 'running') ?? false;
  // The interval of a query depends on its answer.
  if (isAnyBusy !== isBusy) setBusy(isAnyBusy);
  const progressOf = ({ done, total, state }: BackgroundJobRow) => {
    if (total !== null) return `${formatCount(done, locale)} / ${formatCount(total, locale)}`;
    return done > 0 && state === 'running' ? formatCount(done, locale) : orDash('');
  };
  const isMessage = ({ kind }: BackgroundJobRow) => kind === 'sms' || kind === 'mail';
  return (
    <DefinedListPage<typeof backgroundJobList, BackgroundJobRow>
      list={backgroundJobList}
      cells={{
        title: (job) =>
          isMessage(job)
            ? word(`outbox.kinds.${job.title.en}`, { defaultValue: job.title.en })
            : job.title[locale],
        progress: progressOf,
        error: ({ error }) => orDash(error?.[locale]),
        acts: (job) => <JobActs job={job} />,
      }}
      status={{ column: 'state', dots: jobDots }}
      meta={t('meta')}
      answer={tableAnswer(query)}
      search={search}
      onChange={change}
      memory={useTableMemory(backgroundJobList.name)}
      emptyTexts={{ text: t('empty'), noMatch: t('noMatch') }}
    />
  );
}
