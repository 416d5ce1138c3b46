import styles from './FormLayout.module.css';

/** Classes of the fields in a section: a grid, and what spans more than one of its columns. */
export const formLayout = {
  grid: styles.grid,
  /** A field over the whole width. */
  wide: styles.wide,
  /** A quiet text beside a field, two columns wide. */
  note: styles.note,
  /** A warning between fields. */
  notice: styles.notice,
  /** A quiet text beside the title of a section. */
  aside: styles.aside,
} as const;
