import { BrandMark } from '../src/brand-mark/BrandMark.tsx';
import { type Address, linkTo } from './address.ts';
import styles from './GalleryBar.module.css';
import { GalleryLink } from './GalleryLink.tsx';
import { galleryTexts } from './gallery-texts.ts';

/** The bar on top: the way back to the overview, language and appearance. */
export function GalleryBar({ address }: { address: Address }) {
  const texts = galleryTexts[address.locale];
  const { locale, appearance } = address;
  return (
    <header className={styles.bar}>
      <GalleryLink to={linkTo(address, { widget: null })} className={styles.home}>
        <BrandMark size={24} />
        <span className={styles.name}>{locale === 'en' ? 'Berth' : '泊位'}</span>
        <span className={styles.section}>{texts.title}</span>
      </GalleryLink>
      <nav className={styles.switch} aria-label={texts.language}>
        <GalleryLink to={linkTo(address, { locale: 'zh-CN' })} isCurrent={locale === 'zh-CN'}>
          中文
        </GalleryLink>
        <GalleryLink to={linkTo(address, { locale: 'en' })} isCurrent={locale === 'en'}>
          English
        </GalleryLink>
      </nav>
      <nav className={styles.switch} aria-label={texts.appearance}>
        <GalleryLink to={linkTo(address, { appearance: 'light' })} isCurrent={appearance === 'light'}>
          {texts.light}
        </GalleryLink>
        <GalleryLink to={linkTo(address, { appearance: 'dark' })} isCurrent={appearance === 'dark'}>
          {texts.dark}
        </GalleryLink>
      </nav>
    </header>
  );
}
