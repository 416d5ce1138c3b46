import { type CallResult, useLocale, usePageRead, useTranslation } from '@berth/runtime';
import { AnyLink } from '../site-frame/AnyLink.tsx';
import styles from './BannerStrip.module.css';

type Banner = CallResult<'GET /index/getBanners'>[number];

/** What the forwarder announces now, side by side; nothing at all where there is nothing. */
export function BannerStrip() {
  const { t } = useTranslation('site');
  const { data } = usePageRead('GET /index/getBanners', { lang: useLocale() });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={t('banners.title')}>
      <ul className={styles.banners}>
        {data.map((banner) => (
          <Banner key={banner.id} banner={banner} />
        ))}
      </ul>
    </section>
  );
}

function Banner({ banner: { title, line, link } }: { banner: Banner }) {
  return (
    <li className={styles.banner}>
      <h2 className={styles.title}>{title}</h2>
      {line !== '' && <p className={styles.line}>{line}</p>}
      {link && (
        <p className={styles.link}>
          <AnyLink to={link.to}>{link.words}</AnyLink>
        </p>
      )}
    </li>
  );
}
