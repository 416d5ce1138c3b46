import type { Locale } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import styles from './RouteCard.module.css';
import type { DrawnRoute } from './route-drawing.ts';
import { distanceText, transitText } from './route-text.ts';

/** The selected route in words and figures, set in the empty South Pacific where a sea chart has its title. */
export function RouteCard({ drawn, locale }: { drawn: DrawnRoute; locale: Locale }) {
  const { t } = useTranslation('site');
  const { route, distanceNm } = drawn;
  return (
    <div className={styles.card}>
      <p className={styles.ports}>
        <span className={styles.port}>
          {route.from.name} <span className={styles.code}>{route.from.code}</span>
        </span>
        <svg className={styles.arrow} viewBox="0 0 40 10" role="img" aria-label={t('map.to')}>
          <path d="M0 5H38M33 1L38 5L33 9" />
        </svg>
        <span className={styles.port}>
          {route.to.name} <span className={styles.code}>{route.to.code}</span>
        </span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('route.transit')}</dt>
          <dd>{transitText(route, locale)}</dd>
        </div>
        <div>
          <dt>{t('route.sailings')}</dt>
          <dd>{t('route.perWeek', { number: route.sailingsPerWeek })}</dd>
        </div>
        <div>
          <dt>{t('route.distance')}</dt>
          <dd>{t('route.nauticalMiles', { number: distanceText(distanceNm) })}</dd>
        </div>
        <div className={styles.channel}>
          <dt>{t('route.channel')}</dt>
          <dd>{route.channel}</dd>
        </div>
      </dl>
    </div>
  );
}
