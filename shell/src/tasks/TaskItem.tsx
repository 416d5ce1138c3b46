import type { Task } from '@berth/contract';
import { localized, useLocale, useTranslation } from '@berth/runtime';
import { formatCount, RelativeTime } from '@berth/ui';
import { Button } from 'antd';
import { announce } from '../feedback/announce.ts';
import { PopupFacts, PopupRow } from '../header-popup/PopupRow.tsx';
import { refetchNews, taskNews } from '../messages/live-news.ts';
import { FileDownload, FileFacts } from './FileDownload.tsx';
import styles from './TaskItem.module.css';
import { useShellCancelTaskMutation, useShellRetryTaskMutation } from './tasks.queries.ts';

/** One task: how far it is and the way to stop it, its file, or why there is none and the way to try again. */
export function TaskItem({ task }: { task: Task }) {
  const { id, title, state, error, file, createdAt } = task;
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [cancel, { isLoading: isCanceling }] = useShellCancelTaskMutation();
  const [retry, { isLoading: isRetrying }] = useShellRetryTaskMutation();
  const name = localized(title, locale);
  const act = async (work: typeof cancel | typeof retry, said: string) => {
    const answer = await work({ body: { id } });
    if (answer.data) announce(`${name}: ${said}`);
    // Also where it was refused: then it is not what is shown here.
    refetchNews(taskNews);
  };
  return (
    <PopupRow
      name={name}
      action={
        <>
          {state === 'running' && (
            <Button
              type="text"
              size="small"
              loading={isCanceling}
              aria-label={t('tasks.cancelOne', { name })}
              onClick={() => act(cancel, t('tasks.state.canceled'))}
            >
              {t('tasks.cancel')}
            </Button>
          )}
          {file && <FileDownload name={name} file={file} />}
          {(state === 'failed' || state === 'canceled') && (
            <Button
              type="text"
              size="small"
              loading={isRetrying}
              aria-label={t('tasks.retryOne', { name })}
              onClick={() => act(retry, t('tasks.state.running'))}
            >
              {t('tasks.retry')}
            </Button>
          )}
        </>
      }
    >
      {state === 'running' && <TaskProgress task={task} name={name} />}
      {error && <p className={styles.error}>{localized(error, locale)}</p>}
      {file && <FileFacts file={file} />}
      <PopupFacts>
        <span className={`${styles.state} ${styles[state]}`}>{t(`tasks.state.${state}`)}</span>
        <RelativeTime at={createdAt} />
      </PopupFacts>
    </PopupRow>
  );
}

/** A bar, without an end where it is not known how much there is to do. */
function TaskProgress({ task: { done, total }, name }: { task: Task; name: string }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <div className={styles.progress}>
      <progress aria-label={name} max={total ?? 1} {...(total === null ? {} : { value: done })} />
      <span className={styles.figures}>
        {total === null ? t('tasks.waiting') : `${formatCount(done, locale)} / ${formatCount(total, locale)}`}
      </span>
    </div>
  );
}
