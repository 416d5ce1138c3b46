import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useEffect } from 'react';
import { BerthTheme } from '../src/theme/BerthTheme.tsx';
import { type Address, useAddress } from './address.ts';
import styles from './Gallery.module.css';
import { GalleryBar } from './GalleryBar.tsx';
import { galleryTexts } from './gallery-texts.ts';
import { Overview } from './Overview.tsx';
import { useTitles } from './use-titles.ts';
import { WidgetList } from './WidgetList.tsx';
import { WidgetPage } from './WidgetPage.tsx';

const pageNonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

/** The page `/dev/ui`: every widget of the kit in every state, made from the previews. */
export function Gallery() {
  const address = useAddress();
  const { locale, appearance, widget } = address;
  const texts = galleryTexts[locale];
  useEffect(() => {
    document.documentElement.lang = locale === 'en' ? 'en' : 'zh-Hans';
    document.title = [widget, texts.title, locale === 'en' ? 'Berth' : '泊位'].filter(Boolean).join(' - ');
    dayjs.locale(locale === 'en' ? 'en' : 'zh-cn');
  }, [locale, widget, texts]);
  return (
    <BerthTheme locale={locale} appearance={appearance} nonce={pageNonce}>
      {address.isBare ? (
        <main className={styles.bare}>
          {/* A new language starts the widgets anew: some remember words that they were given. */}
          <WidgetPage key={`${widget} ${locale}`} address={address} />
        </main>
      ) : (
        <Framed address={address} />
      )}
    </BerthTheme>
  );
}

function Framed({ address }: { address: Address }) {
  const { widget, locale } = address;
  const titles = useTitles();
  return (
    <div className={styles.gallery} data-overview={widget === null || undefined}>
      <GalleryBar address={address} />
      <WidgetList address={address} titles={titles} />
      <main className={styles.main}>
        {widget === null ? (
          <Overview address={address} titles={titles} />
        ) : (
          <WidgetPage key={`${widget} ${locale}`} address={address} />
        )}
      </main>
    </div>
  );
}
