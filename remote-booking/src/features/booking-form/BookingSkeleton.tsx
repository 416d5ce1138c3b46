import { useTranslation } from '@berth/runtime';
import styles from './BookingSkeleton.module.css';

const fieldsPerSection = [7, 4, 6];

/** The layout of a booking while it loads. */
export function BookingSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.page} role="status" aria-label={t('view.loading')}>
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
