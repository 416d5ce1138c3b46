import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  text: string;
  action?: ReactNode;
  /** One of several parts of a page: a line, which takes no room from what is there. */
  isPart?: boolean;
};

/** One sentence that says why nothing is here, and the action that changes it. */
export function EmptyState({ text, action, isPart = false }: EmptyStateProps) {
  if (isPart) {
    return (
      <div className={styles.part}>
        <p className={styles.partText}>{text}</p>
        {action}
      </div>
    );
  }
  return (
    <div className={styles.state}>
      <svg className={styles.drawing} viewBox="0 0 96 48" width="96" height="48" aria-hidden="true">
        <path d="M26 20h12v10H26zM40 20h12v10H40zM54 20h12v10H54zM40 8h12v10H40z" />
        <path d="M14 32h68l-7 11H22zM72 32V18h6v14" />
        <path d="M4 47c5 0 5-3 10-3s5 3 10 3 5-3 10-3 5 3 10 3 5-3 10-3 5 3 10 3 5-3 10-3 5 3 10 3 4-2 8-3" />
      </svg>
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
