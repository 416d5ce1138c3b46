import { useTranslation } from '@berth/runtime';
import type { CSSProperties } from 'react';
import { useBookingPortsQuery } from '../choices/booking-choices.queries.ts';
import { ChoiceName } from '../choices/ChoiceName.tsx';
import { nameOf } from '../choices/place-name.ts';
import { bestTime, type TracedMilestone, timeOf, type Voyage } from './container-voyage.ts';
import { DelayText } from './DelayText.tsx';
import { localMoment } from './local-moment.ts';
import { Quay, Ship } from './ShipDrawing.tsx';
import type { TracedContainer } from './track-containers.queries.ts';
import styles from './VoyagePicture.module.css';

type VoyagePictureProps = { container: TracedContainer; voyage: Voyage };

/** From port to port with the ship where it is now, and what comes next: to be looked at, not read. */
export function VoyagePicture({ container, voyage }: VoyagePictureProps) {
  const { t, locale } = useTranslation('booking');
  const ports = useBookingPortsQuery();
  const { milestones: times, portOfLoading, portOfDischarge } = container;
  const from = nameOf(ports.data, portOfLoading, locale);
  const to = nameOf(ports.data, portOfDischarge, locale);
  const state = t(`track.picture.${stateOf(voyage)}`);
  const { firstEstimateAt } = voyage;
  // React's type leaves custom properties out.
  const style = { '--sailed': voyage.sailed, '--first': firstEstimateAt ?? 1 } as CSSProperties;
  return (
    <figure className={styles.figure}>
      <div
        className={styles.picture}
        style={style}
        role="img"
        aria-label={t('track.picture.say', { from, to, state })}
      >
        <Quay className={styles.quay} />
        <div className={styles.sea} data-late={firstEstimateAt !== null}>
          <Ship className={styles.ship} />
          {firstEstimateAt !== null && (
            <span className={styles.first}>{t('track.picture.firstEstimate')}</span>
          )}
        </div>
        <Quay className={styles.quay} isMirrored />
      </div>
      <figcaption className={styles.caption}>
        <PortOfCall port={portOfLoading} time={timeOf(times, 'departure')} />
        <div className={styles.state}>
          <strong>{state}</strong>
          {voyage.daysLeft !== null && <span>{t('track.picture.daysLeft', { count: voyage.daysLeft })}</span>}
          <NextStep next={voyage.next} />
        </div>
        <PortOfCall port={portOfDischarge} time={timeOf(times, 'arrival')} isDestination />
      </figcaption>
    </figure>
  );
}

function stateOf({ reached, sailed, next }: Voyage): string {
  if (!next) return 'finished';
  if (sailed === 0) return 'waiting';
  return sailed === 1 || reached > 3 ? 'arrived' : 'sailing';
}

type PortOfCallProps = { port: string; time: TracedMilestone | undefined; isDestination?: boolean };

function PortOfCall({ port, time, isDestination = false }: PortOfCallProps) {
  const { t } = useTranslation('booking');
  const ports = useBookingPortsQuery();
  const best = time && bestTime(time);
  const kind = time?.actual ? 'actual' : time?.estimated ? 'estimated' : 'planned';
  return (
    <div className={styles.port} data-destination={isDestination}>
      <strong className={styles.name}>
        <ChoiceName query={ports} code={port} />
      </strong>
      {best && (
        <span className={styles.moment}>
          {t(`track.${kind}`)} {localMoment(best).short}
        </span>
      )}
      {isDestination && <DelayText hours={time?.delayHours ?? null} />}
    </div>
  );
}

/** What is waited for, where the picture does not say it already. */
function NextStep({ next }: { next: TracedMilestone | null }) {
  const { t } = useTranslation('booking');
  if (!next) return null;
  const milestone = t(`track.milestone.${next.milestone}`);
  const time = next.estimated ?? next.planned;
  const kind = t(next.estimated ? 'track.estimated' : 'track.planned');
  return (
    <span>
      {time
        ? t('track.picture.nextAt', { milestone, kind, time: localMoment(time).short })
        : t('track.picture.next', { milestone })}
    </span>
  );
}
