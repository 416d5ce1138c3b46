import type { ReactNode } from 'react';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import styles from './FormLayout.module.css';

/** Where FormLayout.module.css leaves no column for the rail. */
const withoutRail = '(max-width: 1199.98px)';

/** Whether the rail stands beside the form; else its button stands in the bar. */
export function useHasRail(): boolean {
  return !useMediaQuery(withoutRail);
}

export type FormLayoutProps = {
  /** The header of the page and the notices above the form. */
  head: ReactNode;
  /** Beside the form. */
  rail: ReactNode;
  /** The form takes no input, such as while it is being saved. */
  isInert: boolean;
  /** The sections and the summary of problems. */
  children: ReactNode;
  /** Dialogs and the bar at the bottom. */
  foot: ReactNode;
};

/** The page of a form: head, sections with the rail beside them, and the bar at the bottom. */
export function FormLayout({ head, rail, isInert, children, foot }: FormLayoutProps) {
  return (
    <div className={styles.page}>
      {head}
      <div className={styles.columns} inert={isInert}>
        <div className={styles.main}>{children}</div>
        {rail}
      </div>
      {foot}
    </div>
  );
}
