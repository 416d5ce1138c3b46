import type { ReactNode } from 'react';
import styles from './RailLayout.module.css';

export type RailLayoutProps = {
  /** Beside the main part where there is room, below it elsewhere. */
  rail: ReactNode;
  /** What the rail holds, for those who do not see it. */
  railLabel: string;
  children: ReactNode;
};

/** A page that shows a record: what it is about in the middle, and beside it what is needed at hand. */
export function RailLayout({ rail, railLabel, children }: RailLayoutProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.rail} aria-label={railLabel}>
        {rail}
      </aside>
    </div>
  );
}
