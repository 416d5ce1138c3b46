import type { ReactNode } from 'react';
import site from '../site-frame/site.module.css';
import styles from './ListColumns.module.css';

/** A list, with what narrows it beside it. */
export function ListColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={`${site.section} ${styles.list}`}>
      <div className={site.columns}>
        <div className={`${site.aside} ${styles.aside}`}>{aside}</div>
        <div className={site.body}>{children}</div>
      </div>
    </div>
  );
}
