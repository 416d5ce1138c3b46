import { useTranslation } from '@berth/runtime';
import styles from './PageSkeleton.module.css';

/** A page that is on its way: the layout that every page of the workspace has. */
export function PageSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.page} role="status" aria-label={t('loading')}>
      <div className={styles.title} />
      <div className={styles.bar} />
      <div className={styles.body} />
    </div>
  );
}
