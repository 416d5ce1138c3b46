import { notify, problemOf } from '@berth/runtime';
import { Button } from 'antd';
import { useState } from 'react';
import { AskDialog } from '../../ask/AskDialog.tsx';
import {
  type BackgroundJobRow,
  useAccountCancelJobMutation,
  useAccountRetryJobMutation,
} from './background-jobs.queries.ts';
import { useJobWords } from './use-job-words.ts';

/** Stops a task, which is asked once more, or has it tried again. */
export function JobActs({ job: { id, title, person, acts } }: { job: BackgroundJobRow }) {
  const { t, locale } = useJobWords();
  const [isAsking, setAsking] = useState(false);
  const [cancel] = useAccountCancelJobMutation();
  const [retry, { isLoading }] = useAccountRetryJobMutation();
  const name = title[locale];
  const handleRetry = async () => {
    const problem = problemOf(await retry({ body: { id } }));
    if (problem) notify.error(problem.message);
    else notify.success(t('retried', { name }));
  };
  return (
    <>
      {acts.includes('cancel') && (
        <Button
          type="text"
          size="small"
          aria-label={t('cancelOne', { name, person })}
          onClick={() => setAsking(true)}
        >
          {t('cancel')}
        </Button>
      )}
      {acts.includes('retry') && (
        <Button
          type="text"
          size="small"
          loading={isLoading}
          aria-label={t('retryOne', { name, person })}
          onClick={() => void handleRetry()}
        >
          {t('retry')}
        </Button>
      )}
      {isAsking && (
        <AskDialog
          of="tasks.stop"
          name={name}
          act={() => cancel({ body: { id } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
