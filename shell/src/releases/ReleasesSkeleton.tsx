import styles from './ReleasesSkeleton.module.css';

/** Stands where the remotes will. */
export function ReleasesSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {['one', 'two', 'three'].map((row) => (
        <div key={row} className={styles.row} />
      ))}
    </div>
  );
}
