import { useLocale, usePageRead, useTranslation } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { PageIntro } from '../site-frame/PageIntro.tsx';
import { ReadFailure } from '../site-frame/ReadFailure.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { SiteLink } from '../site-frame/SiteLink.tsx';
import site from '../site-frame/site.module.css';
import { useSiteHead } from '../site-frame/use-site-head.ts';
import { chargeInWords } from './charge-in-words.ts';
import styles from './tools.module.css';

/** `/index/transit`: days at sea of the popular routes, and how each channel takes and charges cargo. */
export function TransitPage() {
  const { t } = useTranslation('site');
  const { data, problem, refetch } = usePageRead('GET /index/getTransitTimes', { lang: useLocale() });
  const title = t('nav.transit');
  const lead = t('transit.lead');
  useSiteHead({ title, description: lead, canonical: sitePaths.transit() });
  return (
    <SiteFrame>
      <PageIntro title={title} lead={lead} />
      {problem && <ReadFailure onRetry={refetch} />}
      {data && (
        <>
          <section className={site.section} aria-labelledby="routes-heading">
            <h2 id="routes-heading" className={styles.heading}>
              {t('routes.title')}
            </h2>
            <div className={styles.scroller}>
              <table className={styles.table} aria-labelledby="routes-heading">
                <thead>
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
                    <th scope="col" className={styles.number}>
                      {t('transit.cutOff')}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {data.routes.map(({ from, to, channel, transitDays, sailingsPerWeek, cutOffDays }) => (
                    <tr key={`${from.code}-${to.code}-${channel.code}`}>
                      <th scope="row">
                        <span>{from.name}</span> <code>{from.code}</code>
                      </th>
                      <td data-heading={t('route.to')}>
                        <span>{to.name}</span> <code>{to.code}</code>
                      </td>
                      <td data-heading={t('route.channel')}>{channel.name}</td>
                      <td className={styles.number} data-heading={t('route.transit')}>
                        {t('transit.days', { count: transitDays })}
                      </td>
                      <td className={styles.number} data-heading={t('route.sailings')}>
                        {t('route.perWeek', { number: sailingsPerWeek })}
                      </td>
                      <td className={styles.number} data-heading={t('transit.cutOff')}>
                        {t('transit.daysBefore', { count: cutOffDays })}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <p className={styles.note}>{t('routes.lead')}</p>
          </section>
          <section className={`${site.section} ${site.tinted}`} aria-labelledby="channels-heading">
            <h2 id="channels-heading" className={styles.heading}>
              {t('transit.channels')}
            </h2>
            <ul className={styles.lines}>
              {data.channels.map((channel) => (
                <li key={channel.code}>
                  <h3>{channel.name}</h3>
                  <p>
                    {t('transit.doorDays', { from: channel.transitDaysMin, to: channel.transitDaysMax })}
                    {' · '}
                    {t('transit.before', { count: channel.cutOffDays })}
                  </p>
                  <p className={styles.quiet}>{chargeInWords(channel.chargeable, t)}</p>
                </li>
              ))}
            </ul>
            <p>
              <SiteLink className={site.quiet} to={sitePaths.cartons()}>
                {t('nav.cartons')}
              </SiteLink>
            </p>
          </section>
        </>
      )}
    </SiteFrame>
  );
}
