import type { SitePage } from '@berth/contract';
import { useLocale, useTranslation } from '@berth/runtime';
import { hiddenOnPhoneClass } from '@berth/ui';
import { routeKey, transitText } from '../route-map/route-text.ts';
import site from '../site-frame/site.module.css';
import styles from './RoutesSection.module.css';

export function RoutesSection({ routes }: Pick<SitePage, 'routes'>) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  if (routes.length === 0) return null;
  return (
    <section id="routes" className={site.section} aria-labelledby="routes-heading">
      <h2 id="routes-heading" className={site.heading}>
        {t('routes.title')}
      </h2>
      <p className={site.lead}>{t('routes.lead')}</p>
      <table className={styles.table} aria-labelledby="routes-heading">
        <thead className={hiddenOnPhoneClass}>
          <tr>
            <th scope="col">{t('route.from')}</th>
            <th scope="col">{t('route.to')}</th>
            <th scope="col">{t('route.channel')}</th>
            <th scope="col" className={styles.number}>
              {t('route.transit')}
            </th>
            <th scope="col" className={styles.number}>
              {t('route.sailings')}
            </th>
          </tr>
        </thead>
        <tbody>
          {routes.map((route) => (
            <tr key={routeKey(route)}>
              <td>
                <Port {...route.from} />
              </td>
              <td>
                <Port {...route.to} />
              </td>
              <td className={styles.channel}>{route.channel}</td>
              <td className={`${styles.number} ${styles.transit}`}>{transitText(route, locale)}</td>
              <td className={`${styles.number} ${styles.sailings}`}>
                {t('route.perWeek', { number: route.sailingsPerWeek })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Port({ name, code }: { name: string; code: string }) {
  return (
    <>
      <span className={styles.port}>{name}</span> <span className={styles.code}>{code}</span>
    </>
  );
}
