import { type ComponentType, useEffect, useState } from 'react';
import { type Address, linkTo } from './address.ts';
import { GalleryLink } from './GalleryLink.tsx';
import { galleryTexts } from './gallery-texts.ts';
import { type LoadedPreview, widgets } from './previews.ts';
import { StateBoundary } from './StateBoundary.tsx';
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
  if (!widget) return <p role="alert">{texts.unknown.replace('{name}', address.widget ?? '')}</p>;
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
        <p className={styles.file}>{loaded.file.replace('./', 'shared/ui/src/')}</p>
        {state !== null && (
          <GalleryLink to={linkTo(address, { state: null })} className={styles.link}>
            {texts.allStates}
          </GalleryLink>
        )}
      </header>
      {shown.map(([name, State]) => (
        <StateSection key={name} name={name} State={State} address={address} />
      ))}
    </>
  );
}

type StateSectionProps = { name: string; State: ComponentType; address: Address };

function StateSection({ name, State, address }: StateSectionProps) {
  const texts = galleryTexts[address.locale];
  return (
    <section className={styles.state} aria-labelledby={`state-${name}`} data-state={name}>
      <h2 className={styles.name} id={`state-${name}`}>
        <GalleryLink
          to={linkTo(address, { state: name })}
          className={styles.link}
          aria-label={`${name} (${texts.alone})`}
        >
          {name}
        </GalleryLink>
      </h2>
      <div className={styles.stage}>
        <StateBoundary message={texts.threw}>
          <State />
        </StateBoundary>
      </div>
    </section>
  );
}
