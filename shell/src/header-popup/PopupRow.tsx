import type { ReactNode } from 'react';
import styles from './PopupList.module.css';

type PopupRowProps = {
  name: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** One thing in a popup's list: its name, more about it, and what can be done with it. */
export function PopupRow({ name, action, className, children }: PopupRowProps) {
  return (
    <li className={className ? `${styles.item} ${className}` : styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {children}
      </div>
      {action}
    </li>
  );
}

/** In small letters. */
export function PopupFacts({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}
