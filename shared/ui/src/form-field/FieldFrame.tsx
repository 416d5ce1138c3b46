import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

/** What a field's control must carry so that its label, help and error belong to it. */
export type ControlProps = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export type FieldFrameProps = {
  /** Of the control: where a summary of errors jumps to. */
  id: string;
  label: ReactNode;
  isRequired?: boolean;
  /** What the mark of a required field says to the pointer. */
  requiredTitle?: string;
  /** Where doubt arises; stays while an error is shown. */
  help?: ReactNode;
  /** Says what to do. */
  error?: string;
  /** What should be looked at but keeps nobody from going on; an error takes its place. */
  warning?: string;
  /** A group (radio buttons) has no single control that a label could point at. */
  isGroup?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** As `FormField`, where antd's theme with its language is not at hand. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isRequired, requiredTitle, help, error, isGroup, className, children } = props;
  const warning = error ? undefined : props.warning;
  const describedBy = [error && `${id}-error`, warning && `${id}-warning`, help && `${id}-help`]
    .filter(Boolean)
    .join(' ');
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  };
  const caption = (
    <>
      {label}
      {isRequired && (
        <span className={styles.required} title={requiredTitle} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      {isGroup ? (
        <div className={styles.label} id={`${id}-label`}>
          {caption}
        </div>
      ) : (
        <label className={styles.label} htmlFor={id}>
          {caption}
        </label>
      )}
      {children(control)}
      {error && (
        <div className={styles.error} id={`${id}-error`}>
          {error}
        </div>
      )}
      {warning && (
        <div className={styles.warning} id={`${id}-warning`}>
          {warning}
        </div>
      )}
      {help && (
        <div className={styles.help} id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}
