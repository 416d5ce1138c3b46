import styles from './FormSkeleton.module.css';

/** Read out while it is shown. */
export type FormSkeletonProps = { label: string };

const fieldsPerSection = [7, 4, 6];

/** The layout of a form, or of the record that it edits, while it loads. */
export function FormSkeleton({ label }: FormSkeletonProps) {
  return (
    <div className={styles.page} role="status" aria-label={label}>
      <div className={styles.title} />
      {fieldsPerSection.map((count) => (
        <div className={styles.section} key={count}>
          <div className={styles.heading} />
          <div className={styles.fields}>
            {Array.from({ length: count }, (_, at) => (
              <div className={styles.field} key={at} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
