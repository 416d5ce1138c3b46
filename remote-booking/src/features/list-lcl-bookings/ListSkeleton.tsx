import { useTranslation } from '@berth/runtime';
import styles from './ListSkeleton.module.css';

const widths = [140, 80, 160, 88, 64, 180, 56, 72, 64, 88];
const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** The layout of the list while its first answer is on the way. */
export function ListSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <div role="status" aria-label={t('list.loading')}>
      <div className={styles.head} />
      {rows.map((row) => (
        <div className={styles.row} key={row}>
          {widths.map((width, at) => (
            <span className={styles.bar} style={{ width }} key={`${row}${at + 1}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
