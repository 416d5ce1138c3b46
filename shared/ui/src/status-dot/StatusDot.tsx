import type { ReactNode } from 'react';
import { statusVariable } from '../theme/css-variables.ts';
import type { StatusName } from '../theme/tokens.ts';
import styles from './StatusDot.module.css';

/**
 * A status of spec section 4 (booking, customs papers, fee, payment) or of a task, as dot and word: the colour is fixed
 * by its meaning and never stands alone.
 */
export function StatusDot({ status, children }: { status: StatusName; children: ReactNode }) {
  return (
    <span className={styles.status} data-status={status}>
      <span className={styles.dot} style={{ color: statusVariable(status) }} aria-hidden="true" />
      {children}
    </span>
  );
}
