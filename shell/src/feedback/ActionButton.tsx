import type { ReactNode } from 'react';
import styles from './ActionButton.module.css';

type ActionButtonProps = {
  kind?: 'plain' | 'primary' | 'danger';
  size?: 'small' | 'middle' | 'large';
  /** Of the form around it. */
  isSubmit?: boolean;
  /** What it began is under way. */
  isBusy?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
};

/**
 * A button as antd draws it, without antd: for the first pages, and for what is said when code does not come.
 */
export function ActionButton(props: ActionButtonProps) {
  const { kind = 'plain', size = 'middle', isSubmit, isBusy, disabled, onClick, children } = props;
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={`${styles.button} ${styles[kind]} ${styles[size]}`}
      aria-busy={isBusy || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {isBusy && <span className={styles.turning} aria-hidden="true" />}
      {children}
    </button>
  );
}
