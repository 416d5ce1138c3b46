import { sitePictureAddress, sitePictureSrcSet } from '@berth/contract';
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

function Banner({ banner: { title, line, link, picture } }: { banner: Banner }) {
  return (
    <li className={styles.banner}>
      {picture && (
        <img
          className={styles.picture}
          src={sitePictureAddress(picture.id, 480)}
          srcSet={sitePictureSrcSet(picture)}
          sizes="(max-width: 720px) 100vw, 400px"
          alt=""
          width={picture.width}
          height={picture.height}
        />
      )}
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
