import { fillTemplate } from '@berth/contract';
import { useEffect, useState } from 'react';
import { type Address, linkTo } from './address.ts';
import { GalleryLink } from './GalleryLink.tsx';
import { galleryTexts } from './gallery-texts.ts';
import { type LoadedPreview, widgets } from './previews.ts';
import { StateSection } from './StateSection.tsx';
import styles from './WidgetPage.module.css';

/** One widget: all its states under each other, or the one that the address names. */
export function WidgetPage({ address }: { address: Address }) {
  const texts = galleryTexts[address.locale];
  const widget = widgets.find(({ folder }) => folder === address.widget);
  const [previews, setPreviews] = useState<readonly LoadedPreview[] | null>(null);
  useEffect(() => {
    let isGone = false;
    void widget?.load().then((loaded) => {
      if (!isGone) setPreviews(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [widget]);
  if (!widget) return <p role="alert">{fillTemplate(texts.unknown, { name: address.widget ?? '' })}</p>;
  if (!previews) return <p role="status">{texts.loading}</p>;
  return previews.map((loaded) => <PreviewStates key={loaded.file} loaded={loaded} address={address} />);
}

function PreviewStates({ loaded, address }: { loaded: LoadedPreview; address: Address }) {
  const { locale, state } = address;
  const texts = galleryTexts[locale];
  if ('problem' in loaded) {
    return (
      <p role="alert">
        {texts.failed} ({loaded.file}): {loaded.problem}
      </p>
    );
  }
  const { title, states } = loaded.preview;
  const shown = Object.entries(states).filter(([name]) => state === null || name === state);
  if (shown.length === 0) return null;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title[locale]}</h1>
        <p className={styles.file}>{loaded.file}</p>
        {state !== null && (
          <GalleryLink to={linkTo(address, { state: null })} className={styles.link}>
            {texts.allStates}
          </GalleryLink>
        )}
      </header>
      {shown.map(([name, drawn]) => (
        <StateSection key={name} name={name} drawn={drawn} address={address} />
      ))}
    </>
  );
}
