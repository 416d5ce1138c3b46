import type { ReactNode } from 'react';
import styles from './FormBar.module.css';

export type BarMarkProps = { onClick: () => void; title?: string; children: ReactNode };

/** A small button of the bar that marks something worth a second look. */
export function BarMark({ onClick, title, children }: BarMarkProps) {
  return (
    <button type="button" className={styles.mark} onClick={onClick} title={title}>
      {children}
    </button>
  );
}
