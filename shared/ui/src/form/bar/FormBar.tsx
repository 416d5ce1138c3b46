import { type ReactNode, useRef } from 'react';
import styles from './FormBar.module.css';
import { useBarHeight } from './use-bar-height.ts';

export type FormBarProps = {
  /** What must be decided before saving, and the id of the element that holds it. */
  notice: ReactNode;
  noticeId: string;
  /** How far the form is, where the rail has no room beside it. */
  progress?: ReactNode;
  /** `BarTotal`s. */
  totals: ReactNode;
  /** Whether the form is saved, read out when it changes. */
  savedState: ReactNode;
  /** Hints beside the buttons. */
  hints?: ReactNode;
  /** The buttons, the main action last. */
  children: ReactNode;
};

/** The bar at the bottom of a form: notice, totals, saved state and the main action, always in sight. */
export function FormBar(props: FormBarProps) {
  const { notice, noticeId, progress, totals, savedState, hints, children } = props;
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  return (
    <footer ref={bar} className={styles.bar}>
      <div id={noticeId} tabIndex={-1} className={styles.notice}>
        {notice}
      </div>
      {progress}
      <dl className={styles.totals}>{totals}</dl>
      <div className={styles.actions}>
        <span className={styles.saved} role="status">
          {savedState}
        </span>
        {hints}
        <div className={styles.buttons}>{children}</div>
      </div>
    </footer>
  );
}

export type BarTotalProps = { name: string; value: ReactNode; children?: ReactNode };

/** One total of the bar; its children stand beside the value. */
export function BarTotal({ name, value, children }: BarTotalProps) {
  return (
    <div className={styles.total}>
      <dt>{name}</dt>
      <dd>
        {value}
        {children}
      </dd>
    </div>
  );
}
