import { type ApiProblem, problemText, useTranslation } from '@berth/runtime';
import { hiddenClass } from '@berth/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './KeptRecords.module.css';

export type RecordListProps = {
  name: string;
  query: { isLoading: boolean; error?: unknown; data?: readonly unknown[]; refetch: () => unknown };
  /** What stands where nothing is kept yet. */
  emptyText: string;
  children: ReactNode;
};

/** A list of kept things, or why it is not there. */
export function RecordList({ name, query, emptyText, children }: RecordListProps) {
  const { t, locale } = useTranslation('booking');
  const problem = query.data ? undefined : (query.error as ApiProblem | undefined); // the only error of berthApi
  if (query.isLoading) {
    return (
      <div className={styles.waiting} role="status">
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={hiddenClass}>{t('records.loading')}</span>
      </div>
    );
  }
  if (problem) {
    return (
      <p className={styles.failed} role="alert">
        {problemText(problem, locale)}{' '}
        <Button size="small" onClick={() => query.refetch()}>
          {t('records.retry')}
        </Button>
      </p>
    );
  }
  if (query.data?.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <ul className={styles.list} aria-label={name}>
      {children}
    </ul>
  );
}
