import type { ContainerCount } from '@berth/contract';
import styles from './ContainerCounts.module.css';

/** `2 × 40HQ  1 × 20GP`, or a dash. */
export function ContainerCounts({ counts }: { counts: readonly ContainerCount[] }) {
  if (counts.length === 0) return <span>—</span>;
  return (
    <span className={styles.counts}>
      {counts.map(({ sizeType, count }) => (
        <span key={sizeType} className={styles.count}>
          {count} × {sizeType}
        </span>
      ))}
    </span>
  );
}
