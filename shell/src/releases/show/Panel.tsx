import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

type PanelProps = {
  title: string;
  actions?: ReactNode;
  /** What is inside draws its own edges. */
  isFlush?: boolean;
  children: ReactNode;
};

/** A part of the page with its heading. */
export function Panel({ title, actions, isFlush, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={isFlush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
