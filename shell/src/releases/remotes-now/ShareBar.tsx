import { useTranslation } from '@berth/runtime';
import type { CustomerShares } from './customer-shares.ts';
import styles from './ShareBar.module.css';

type ShareBarProps = {
  shares: CustomerShares;
  /** Of the customers without a pin, as the canary was set; 0 without one. */
  percent: number;
};

/** Who gets what, as a picture and in words: stable in blue, the canary in violet, customers of their own in amber. */
export function ShareBar({ shares, percent }: ShareBarProps) {
  const { t } = useTranslation('releases');
  const { total, stable, canary, pinned } = shares;
  const isDrawn = percent > 0 && percent < 100;
  const parts = [
    t(isDrawn ? 'now.shareStableAbout' : 'now.shareStable', { count: stable, number: stable }),
    percent > 0 && t(isDrawn ? 'now.shareCanaryAbout' : 'now.shareCanary', { count: canary, percent }),
    pinned > 0 && t('now.sharePinned', { count: pinned }),
  ];
  const words = parts.filter((part) => part !== false).join(t('now.shareComma'));
  return (
    <div className={styles.shares}>
      {total > 0 && (
        <div className={styles.bar} aria-hidden="true">
          {stable > 0 && <span className={styles.stable} style={{ flexGrow: stable }} />}
          {canary > 0 && <span className={styles.canary} style={{ flexGrow: canary }} />}
          {pinned > 0 && <span className={styles.pinned} style={{ flexGrow: pinned }} />}
        </div>
      )}
      <p className={styles.words}>
        {t('now.shareOf', { count: total, total, parts: words })}
        {percent + pinned > 0 && t('now.shareVisitors')}
      </p>
    </div>
  );
}
