import styles from './FilterDrawer.module.css';
import type { FilterNotice } from './filter-notice.ts';

/** What happened, read out as it appears. Its two places are there from the start. */
export function NoticeLine({ notice }: { notice: FilterNotice | null }) {
  const line = notice && (
    <p className={styles.notice} data-kind={notice.kind}>
      {notice.text}
    </p>
  );
  return (
    <div className={styles.notices}>
      <div role="status">{notice?.kind === 'done' && line}</div>
      <div role="alert">{notice && notice.kind !== 'done' && line}</div>
    </div>
  );
}
