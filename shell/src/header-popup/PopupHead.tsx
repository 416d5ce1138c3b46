import type { ReactNode } from 'react';
import styles from './PopupList.module.css';

/** The heading of a popup, which stays while its list scrolls, with what can be done with all of it. */
export function PopupHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </header>
  );
}
