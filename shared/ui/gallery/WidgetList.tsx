import { useState } from 'react';
import { TextInput } from '../src/text-input/TextInput.tsx';
import { type Address, linkTo } from './address.ts';
import { GalleryLink } from './GalleryLink.tsx';
import { galleryTexts } from './gallery-texts.ts';
import { widgets } from './previews.ts';
import type { Titles } from './use-titles.ts';
import styles from './WidgetList.module.css';

/** The side list: every widget by folder and title, found by either language. */
export function WidgetList({ address, titles }: { address: Address; titles: Titles }) {
  const [typed, setTyped] = useState('');
  const { locale, widget } = address;
  const texts = galleryTexts[locale];
  const wanted = typed.trim().toLowerCase();
  const found = widgets.filter(({ folder }) => {
    const known = titles.get(folder);
    const words = known && known !== 'failed' ? Object.values(known.title) : [];
    return [folder, ...words].some((word) => word.toLowerCase().includes(wanted));
  });
  return (
    <nav className={styles.list} aria-label={texts.all}>
      <TextInput
        value={typed}
        onChange={setTyped}
        placeholder={texts.search}
        inputMode="search"
        aria-label={texts.search}
      />
      {found.length === 0 && (
        <p className={styles.nothing} role="status">
          {texts.nothing}
        </p>
      )}
      <ul>
        {found.map(({ folder }) => {
          const known = titles.get(folder);
          return (
            <li key={folder}>
              <GalleryLink
                to={linkTo(address, { widget: folder, state: null })}
                isCurrent={folder === widget}
                className={styles.entry}
              >
                <span>{known && known !== 'failed' ? known.title[locale] : folder}</span>
                <span className={styles.other} data-failed={known === 'failed' || undefined}>
                  {known === 'failed' ? texts.failed : known?.title[locale === 'en' ? 'zh-CN' : 'en']}
                </span>
              </GalleryLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
