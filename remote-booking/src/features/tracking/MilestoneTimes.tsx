import { useTranslation } from '@berth/runtime';
import { hiddenWhereWideClass, statusVariable } from '@berth/ui';
import type { CSSProperties } from 'react';
import { useBookingPortsQuery } from '../choices/booking-choices.queries.ts';
import { ChoiceName } from '../choices/ChoiceName.tsx';
import { bestTime, statusOfMilestone, type TracedMilestone } from './container-voyage.ts';
import { DelayText } from './DelayText.tsx';
import { localMoment } from './local-moment.ts';
import styles from './MilestoneTimes.module.css';
import type { TracedContainer } from './track-containers.queries.ts';

const kinds = ['planned', 'estimated', 'actual'] as const;

type MilestoneTimesProps = { container: TracedContainer; reached: number };

/** The seven times in their order: what was planned, what is expected, what happened, and how late that is. */
export function MilestoneTimes({ container, reached }: MilestoneTimesProps) {
  const { t } = useTranslation('booking');
  return (
    <div>
      <div className={styles.heads} aria-hidden="true">
        <span />
        <span>{t('track.time')}</span>
        <span className={styles.moments}>
          {kinds.map((kind) => (
            <span key={kind}>{t(`track.${kind}`)}</span>
          ))}
        </span>
        <span>{t('track.delay.against')}</span>
      </div>
      <ol className={styles.times} aria-label={t('track.timesOf', { number: container.number })}>
        {container.milestones.map((time, at) => (
          <MilestoneRow
            key={time.milestone}
            time={time}
            state={at < reached ? 'done' : at === reached ? 'next' : 'ahead'}
          />
        ))}
      </ol>
      <p className={styles.note}>{t('track.localTimes')}</p>
    </div>
  );
}

type MilestoneRowProps = { time: TracedMilestone; state: 'done' | 'next' | 'ahead' };

function MilestoneRow({ time, state }: MilestoneRowProps) {
  const { t } = useTranslation('booking');
  const ports = useBookingPortsQuery();
  const tone = statusVariable(statusOfMilestone(time.milestone));
  return (
    <li
      className={styles.row}
      // React's type leaves custom properties out.
      style={{ '--tone': tone } as CSSProperties}
      data-state={state}
      aria-current={state === 'next' ? 'step' : undefined}
    >
      <i className={styles.dot} aria-hidden="true" />
      <span className={styles.what}>
        <span className={styles.name}>{t(`track.milestone.${time.milestone}`)}</span>
        {state === 'next' && <span className={styles.next}>{t('track.next')}</span>}
        {time.place && (
          <span className={styles.place}>
            <ChoiceName query={ports} code={time.place} />
          </span>
        )}
      </span>
      <dl className={styles.moments}>
        {kinds.map((kind) => (
          <div key={kind} data-kind={kind} data-empty={time[kind] === null}>
            <dt className={hiddenWhereWideClass}>{t(`track.${kind}`)}</dt>
            <dd>{time[kind] ? <Moment moment={time[kind]} /> : '—'}</dd>
          </div>
        ))}
      </dl>
      <span className={styles.delay}>
        <DelayText hours={bestTime(time) ? time.delayHours : null} />
        {time.firstEstimate && time.delayHours ? <FirstEstimate moment={time.firstEstimate} /> : null}
      </span>
    </li>
  );
}

/** What it is late or early against: the other times may all have been reported later. */
function FirstEstimate({ moment }: { moment: string }) {
  const { t } = useTranslation('booking');
  const { text, zone } = localMoment(moment);
  return (
    <span className={styles.first}>
      {t('track.picture.firstEstimate')}{' '}
      <time dateTime={moment} title={`${text} ${zone}`}>
        {text}
      </time>
    </span>
  );
}

/** A time by the clocks of its place. */
function Moment({ moment }: { moment: string }) {
  const { text, zone } = localMoment(moment);
  return (
    <time dateTime={moment} title={`${text} ${zone}`}>
      {text} <span className={styles.zone}>{zone}</span>
    </time>
  );
}
