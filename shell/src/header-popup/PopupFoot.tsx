import type { ReactNode } from 'react';
import styles from './PopupList.module.css';

/** The foot of a popup, which stays while its list scrolls: where there is more than the popup shows. */
export function PopupFoot({ children }: { children: ReactNode }) {
  return <footer className={styles.foot}>{children}</footer>;
}
