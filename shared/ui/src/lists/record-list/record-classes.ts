import styles from './RecordList.module.css';

/** Classes of what a page adds to a list of named records. */
export const recordClasses = {
  /** A quiet text. */
  note: styles.note,
  /** A text that says what went wrong. */
  failed: styles.failed,
  /** An entry of the list that is being edited. */
  editing: styles.editing,
} as const;
