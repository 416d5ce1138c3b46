import { overlayShown, useSignal, useTranslation } from '@berth/runtime';
import styles from './LoadingOverlay.module.css';

/** 加载中…… over the page while calls that block are in flight (spec section 7). */
export function LoadingOverlay() {
  const { t } = useTranslation('common');
  if (!useSignal(overlayShown)) return null;
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.box}>
        <span className={styles.wave} aria-hidden="true" />
        {t('loading')}
      </span>
    </div>
  );
}
