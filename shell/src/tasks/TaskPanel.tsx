import { pageSizes } from '@berth/contract';
import { type ApiProblem, problemText, useLocale, useSignal, useTranslation } from '@berth/runtime';
import { EmptyState, ErrorState } from '@berth/ui';
import { Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { taskNews } from '../messages/live-news.ts';
import { TaskItem } from './TaskItem.tsx';
import styles from './TaskPanel.module.css';
import { useShellTasksQuery } from './tasks.queries.ts';

/** What the server does for somebody apart from their calls, and what came of it. */
export function TaskPanel() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const [pageSize, setPageSize] = useState<number>(pageSizes[0]);
  const { data, error, refetch } = useShellTasksQuery({ query: { pageSize } });
  const problem = error as ApiProblem | undefined; // the one error of our queries
  const news = useSignal(taskNews);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again because a task is further than before.
  useEffect(() => void refetch(), [news, refetch]);
  const nextSize = pageSizes.find((size) => size > pageSize);
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('tasks.title')}</h2>
      </header>
      {!data && problem && <ErrorState message={problemText(problem, locale)} onRetry={refetch} />}
      {!data && !problem && <Skeleton className={styles.waiting} active paragraph={{ rows: 4 }} />}
      {data?.total === 0 && <EmptyState text={t('tasks.none')} />}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.rows.map((task) => (
            <TaskItem key={task.id} task={task} />
          ))}
        </ul>
      )}
      {data && data.total > data.rows.length && nextSize !== undefined && (
        <Button type="text" block onClick={() => setPageSize(nextSize)}>
          {t('tasks.more')}
        </Button>
      )}
    </>
  );
}
