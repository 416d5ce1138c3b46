import { Button } from 'antd';
import type { ReactNode } from 'react';
import { hiddenClass } from '../../theme/hidden-class.ts';
import { useTexts } from '../../ui-texts.ts';
import styles from './RecordList.module.css';
import { type RecordProblem, recordTexts, textOfProblem } from './record-texts.ts';

export type RecordListProps = {
  name: string;
  query: { isLoading: boolean; error?: unknown; data?: readonly unknown[]; refetch: () => unknown };
  /** Shown while there are no records. */
  emptyText: string;
  children: ReactNode;
};

/** A list of named records, or why it could not be loaded. */
export function RecordList({ name, query, emptyText, children }: RecordListProps) {
  const { locale, ...texts } = useTexts(recordTexts);
  const problem = query.data ? undefined : (query.error as RecordProblem | undefined); // the runtime's queries fail with nothing else
  if (query.isLoading) {
    return (
      <div className={styles.waiting} role="status">
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={hiddenClass}>{texts.loading}</span>
      </div>
    );
  }
  if (problem) {
    return (
      <p className={styles.failed} role="alert">
        {textOfProblem(problem, locale)}{' '}
        <Button size="small" onClick={() => query.refetch()}>
          {texts.retry}
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
