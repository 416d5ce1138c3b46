import { fillTemplate } from '@berth/contract';
import { type Address, linkTo } from './address.ts';
import { GalleryLink } from './GalleryLink.tsx';
import { galleryTexts } from './gallery-texts.ts';
import styles from './Overview.module.css';
import { widgets } from './previews.ts';
import type { Titles } from './use-titles.ts';

/** The first page: all widgets as tiles. */
export function Overview({ address, titles }: { address: Address; titles: Titles }) {
  const { locale } = address;
  const texts = galleryTexts[locale];
  return (
    <>
      <h1 className={styles.heading}>{texts.title}</h1>
      <p className={styles.intro}>{texts.intro}</p>
      <ul className={styles.tiles}>
        {widgets.map(({ folder }) => {
          const known = titles.get(folder);
          const isFailed = known === 'failed';
          const title = known && !isFailed ? known.title : null;
          return (
            <li key={folder}>
              <GalleryLink to={linkTo(address, { widget: folder, state: null })} className={styles.tile}>
                <span className={styles.title}>{title?.[locale] ?? folder}</span>
                <span className={styles.other}>{title?.[locale === 'en' ? 'zh-CN' : 'en']}</span>
                <span className={styles.count} data-failed={isFailed || undefined}>
                  {isFailed && texts.failed}
                  {known && !isFailed && fillTemplate(texts.states, { count: known.stateCount })}
                </span>
              </GalleryLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}
