import type { FclBooking, FclContainer, LoadingPlace } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatMoment, formatWeight } from '@berth/ui';
import styles from './LoadingFacts.module.css';

/** Each loading place with the containers that are loaded there, and what each weighs. */
export function LoadingFacts({ booking: { loadingPlaces, containers } }: { booking: FclBooking }) {
  const numbered = containers.map((container, at) => ({ ...container, number: at + 1 }));
  const ofNone = numbered.filter(({ loadingPlace }) => loadingPlace === null);
  return (
    <div className={styles.places}>
      {loadingPlaces.map((place, at) => (
        <Place
          key={at}
          place={place}
          containers={numbered.filter(({ loadingPlace }) => loadingPlace === at + 1)}
        />
      ))}
      {ofNone.length > 0 && <Containers containers={ofNone} />}
    </div>
  );
}

type Numbered = FclContainer & { number: number };

function Place({ place, containers }: { place: LoadingPlace; containers: readonly Numbered[] }) {
  return (
    <section className={styles.place}>
      <div className={styles.address}>{place.address || '—'}</div>
      <div className={styles.contact}>
        {[place.contact, place.phone, place.loadingAt && formatMoment(place.loadingAt)]
          .filter(Boolean)
          .join(' · ')}
      </div>
      <Containers containers={containers} />
    </section>
  );
}

function Containers({ containers }: { containers: readonly Numbered[] }) {
  const { t, locale } = useTranslation('booking');
  return (
    <ul className={styles.containers}>
      {containers.map(({ number, sizeType, vgmKg, vgmMethod }) => (
        <li key={number} className={styles.container}>
          <span className={styles.size}>
            {number}. {sizeType || '—'}
          </span>
          <span className={styles.vgm}>
            {vgmKg === null ? t('fcl.noVgm') : `VGM ${formatWeight(vgmKg, locale)} KGS · ${vgmMethod ?? ''}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
