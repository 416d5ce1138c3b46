import type { ReactNode } from 'react';
import styles from './PageNotice.module.css';

type PageNoticeProps = {
  tone: 'info' | 'warning' | 'danger';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** A notice inside the page, above what it is about, with what can be done. */
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
