import type { ReactNode } from 'react';
import styles from './list-cells.module.css';

/** A text, or a dash where nothing was entered. */
export const orDash = (text: string | null | undefined) => text || '—';

/** Two lines of a cell; the second one is quieter and may be missing. */
export function Stack({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.stack}>
      {first}
      {second !== null && <SubText>{second}</SubText>}
    </span>
  );
}

/** A quiet text of a cell. */
export function SubText({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <span className={styles.sub} title={title}>
      {children}
    </span>
  );
}
