import { useTranslation } from '@berth/runtime';
import styles from './ShareBar.module.css';

/** Who gets what, as a picture: stable in blue, the canary's share in violet. */
export function ShareBar({ percent }: { percent: number }) {
  const { t } = useTranslation('releases');
  return (
    <div
      className={styles.bar}
      role="img"
      aria-label={t('now.picture', { stable: 100 - percent, canary: percent })}
    >
      {percent < 100 && <span className={styles.stable} style={{ flexGrow: 100 - percent }} />}
      {percent > 0 && <span className={styles.canary} style={{ flexGrow: percent }} />}
    </div>
  );
}
