import { fillTemplate } from '@berth/contract';
import { type Address, linkTo } from './address.ts';
import { GalleryLink } from './GalleryLink.tsx';
import { galleryTexts } from './gallery-texts.ts';
import type { AloneState, PreviewState } from './preview.ts';
import { StateBoundary } from './StateBoundary.tsx';
import styles from './WidgetPage.module.css';

type StateSectionProps = { name: string; drawn: PreviewState | AloneState; address: Address };

/** One state of a widget under its name, which is a link to it alone. */
export function StateSection({ name, drawn, address }: StateSectionProps) {
  const texts = galleryTexts[address.locale];
  const isAlone = 'alone' in drawn;
  const State = isAlone ? drawn.alone : drawn;
  const own = linkTo(address, { state: name });
  return (
    <section
      className={styles.state}
      aria-labelledby={`state-${name}`}
      data-state={name}
      data-alone={isAlone || undefined}
    >
      <h2 className={styles.name} id={`state-${name}`}>
        <GalleryLink to={own} className={styles.link} aria-label={`${name} (${texts.alone})`}>
          {name}
        </GalleryLink>
      </h2>
      <div className={styles.stage}>
        {isAlone && address.state === null ? (
          <GalleryLink to={own} className={styles.link}>
            {fillTemplate(texts.open, { name })}
          </GalleryLink>
        ) : (
          <StateBoundary message={texts.threw}>
            <State locale={address.locale} />
          </StateBoundary>
        )}
      </div>
    </section>
  );
}
