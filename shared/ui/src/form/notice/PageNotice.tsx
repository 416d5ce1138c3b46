import type { ReactNode } from 'react';
import styles from './PageNotice.module.css';

export type PageNoticeProps = {
  /** `info` is a status; the others are alerts. */
  tone: 'info' | 'warning' | 'danger';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A notice inside the page, above the part that it is about, with its actions. */
export function PageNotice({ tone, title, children, actions }: PageNoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'info' ? 'status' : 'alert'}>
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
