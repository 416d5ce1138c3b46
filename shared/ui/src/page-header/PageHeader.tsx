import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

export type PageHeaderProps = {
  title: string;
  /** With it the title can be given the focus, such as when what had it is gone. */
  titleId?: string;
  /** Beside the title: number, status. */
  meta?: ReactNode;
  /** On the right. */
  actions?: ReactNode;
};

/** The head of a workspace page: its one h1, what identifies the thing shown, and what can be done. */
export function PageHeader({ title, titleId, meta, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title} id={titleId} tabIndex={titleId === undefined ? undefined : -1}>
        {title}
      </h1>
      {meta && <div className={styles.meta}>{meta}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
