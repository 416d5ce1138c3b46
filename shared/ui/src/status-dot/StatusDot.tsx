import type { ReactNode } from 'react';
import type { StatusName } from '../theme/tokens.ts';
import styles from './StatusDot.module.css';

/** A status as dot and word: the colour is fixed by its meaning and never stands alone. */
export function StatusDot({ status, children }: { status: StatusName; children: ReactNode }) {
  return (
    <span className={styles.status} data-status={status}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
